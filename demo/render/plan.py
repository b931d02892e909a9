"""What is rendered, in this order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    ("hero-cone", 85, 40),
    *each("hero", "leaf rows fan", 70, 15),
    *each("main", "viscose polyester twist flat mx mh holo glow reflective japan purl trilobal", 66, 9),
    *each("sample", "leaves couched weave knit petals", 58, 6),
    *each("macro", "st twist flat japan", 56, 8),
    *[(name, 58, 6) for name in "denim brocade qipao lace curtain ribbon crest swatches".split()],
    *each("sample", "diamonds chain holo rings bands purl", 58, 6),
    *each("macro", "holo mx mh glow reflective purl trilobal", 56, 8),
    ("hero-coils", 58, 9),
    *[(name, 58, 6) for name in "denim-close brocade-close ribbon-close".split()],
    *each("card", "st effects heritage trilobal lame", 92, 9),
    *each("item", "bp-s bp-r bp-c mini tw30 tw12 st-coarse flat-fine flat-heavy tp-mini jg-heavy opal rf500 gl600 mx-coarse tp-mid", 80, 9),
]

