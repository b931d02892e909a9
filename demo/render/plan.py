"""What is rendered, in this order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    ("hero-cone", 85, 40),
    *each("hero", "leaf rows fan", 70, 15),
    *each("main", "mx mh holo reflective purl trilobal", 66, 9),
    ("crest", 80, 10),
    ("curtain", 75, 9),
    ("macro-purl", 70, 10),
    *each("macro", "twist holo mx mh glow reflective trilobal", 56, 8),
    ("macro-flat", 70, 24),
    *each("macro", "st japan", 100, 24),
    ("hero-coils", 64, 10),
    *each("card", "effects heritage trilobal lame st", 75, 7),
    *each("item", "mini tw12 st-coarse flat-fine jg-heavy tp-mid tp-mini bp-c bp-s bp-r opal", 66, 8),
    *[(name, 85, 8) for name in "sample-knit denim sample-leaves sample-couched qipao swatches sample-weave sample-diamonds sample-chain".split()],
    *[(name, 72, 8) for name in "sample-holo sample-rings sample-bands sample-purl sample-petals denim-close".split()],
    *each("item", "tw30 flat-heavy rf500 gl600 mx-coarse", 100, 32),
    ("lace", 100, 20),
    *[(name, 100, 24) for name in "brocade ribbon brocade-close ribbon-close".split()],
    ("main-japan", 100, 24),
    *each("main", "viscose twist polyester flat glow", 85, 20),
    ("main-alone", 80, 20),
    ("main-standing", 100, 20),
]
