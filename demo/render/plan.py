"""The rendering queue in order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    *each("hero", "fan skein cone", 80, 20),
    ("hero-leaf", 70, 15),
    ("hero-rows", 75, 16),
    *each("main", "viscose japan holo", 100, 24),
    ("main-polyester", 90, 20),
    ("main-glow", 85, 18),
    ("macro-japan", 100, 20),
    *[(name, 85, 14) for name in ("sample-rings", "macro-glow")],
    *each("main", "mx mh flat reflective", 80, 18),
    *each("main", "purl trilobal", 66, 9),
    ("crest", 80, 10),
    ("curtain", 75, 9),
    ("macro-purl", 70, 10),
    *each("macro", "twist holo mx mh reflective trilobal", 56, 8),
    ("macro-flat", 70, 24),
    *each("card", "effects heritage trilobal lame st", 75, 7),
    *each("item", "mini tw12 tp-mid tp-mini bp-c bp-s bp-r", 66, 8),
    *[(name, 85, 8) for name in "sample-knit denim sample-leaves sample-couched qipao swatches sample-weave sample-diamonds sample-chain".split()],
    *[(name, 72, 8) for name in "sample-holo sample-bands sample-purl sample-petals denim-close".split()],
    ("item-tw30", 100, 32),
    ("lace", 100, 20),
    *[(name, 100, 24) for name in "brocade ribbon brocade-close ribbon-close".split()],
    ("main-twist", 85, 20),
    ("main-alone", 75, 18),
    ("main-standing", 100, 20),
]
