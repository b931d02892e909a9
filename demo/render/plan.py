"""What is rendered, in this order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    ("hero-cone", 85, 40),
    *each("hero", "leaf rows fan", 70, 15),
    *each("main", "viscose polyester twist flat mx mh holo glow reflective japan purl trilobal", 72, 11),
    ("hero-coils", 70, 14),
    *each("sample", "leaves couched weave knit petals", 70, 9),
    *each("macro", "st twist flat japan", 66, 11),
    *each("card", "st effects heritage trilobal lame", 70, 10),
    *[(name, 70, 9) for name in "denim brocade qipao lace curtain ribbon crest swatches".split()],
    *each("sample", "diamonds chain holo rings bands purl", 70, 9),
    *each("macro", "holo mx mh glow reflective purl trilobal", 66, 10),
    *[(name, 70, 9) for name in "denim-close brocade-close ribbon-close".split()],
    *each("item", "bp-s bp-r bp-c mini tw30 tw12 st-coarse flat-fine flat-heavy tp-mini jg-heavy opal rf500 gl600 mx-coarse tp-mid", 75, 16),
]

JOBS[-16:-16] = [(f"running@{k:02d}", 60, 12, k) for k in range(16)]
JOBS[-16:-16] = [(f"turntable@{k:02d}", 60, 10, k) for k in range(48)]
