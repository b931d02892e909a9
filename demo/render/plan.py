"""What is rendered, in this order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    ("hero-cone", 85, 40),
    *each("hero", "leaf rows fan", 70, 15),
    *each("main", "viscose polyester twist flat mx mh holo glow reflective japan purl trilobal", 66, 9),
    ("hero-coils", 64, 10),
    *each("sample", "leaves couched weave knit petals", 64, 8),
    *each("macro", "st twist flat japan", 62, 9),
    *each("card", "st effects heritage trilobal lame", 66, 7),
    *[(name, 64, 8) for name in "denim brocade qipao lace curtain ribbon crest swatches".split()],
    *each("sample", "diamonds chain holo rings bands purl", 64, 8),
    *each("macro", "holo mx mh glow reflective purl trilobal", 62, 9),
    *[(name, 64, 8) for name in "denim-close brocade-close ribbon-close".split()],
    *each("item", "bp-s bp-r bp-c mini tw30 tw12 st-coarse flat-fine flat-heavy tp-mini jg-heavy opal rf500 gl600 mx-coarse tp-mid", 80, 9),
]

