"""The rendering queue in order: scene, percentage of its full size, samples."""


def each(prefix, names, percent, samples):
    return [(f"{prefix}-{name}", percent, samples) for name in names.split()]


JOBS = [
    *each("hero", "fan skein cone", 80, 20),
    ("hero-leaf", 70, 15),
    ("hero-rows", 75, 16),
    *each("main", "viscose japan holo", 100, 24),
    ("main-polyester", 90, 20),
    ("main-glow", 55, 7),
    ("macro-japan", 100, 20),
    ("sample-rings", 54, 6),
    *each("main", "mx mh reflective", 80, 18),
    ("main-flat", 55, 8),
    *each("main", "purl trilobal", 66, 9),
    ("crest", 62, 9),
    ("curtain", 46, 5),
    ("qipao", 80, 14),
    ("qipao-close", 75, 14),
    *[(name, 80, 20) for name in "needle-machine needle-hand winder knitting-needles".split()],
    ("macro-purl", 70, 10),
    ("macro-holo", 56, 8),
    ("macro-trilobal", 62, 8),
    *each("macro", "twist mh reflective glow", 54, 7),
    ("macro-flat", 70, 24),
    ("macro-mx", 80, 20),
    *each("card", "effects heritage trilobal lame st", 75, 7),
    *each("item", "mini tp-mid tp-mini bp-c bp-s bp-r", 66, 8),
    ("swatches", 54, 6),
    *[(name, 85, 8) for name in "sample-knit denim sample-couched sample-weave sample-diamonds sample-chain".split()],
    *[(name, 72, 8) for name in "sample-holo sample-bands sample-purl sample-petals denim-close".split()],
    *[(name, 80, 20) for name in "sample-waves cone-wall brocade-hung".split()],
    *[(name, 75, 18) for name in "sample-jersey grey-jersey crane-wing chrysanthemums".split()],
    ("item-tw30", 100, 32),
    ("lace", 100, 20),
    *[(name, 100, 24) for name in "brocade brocade-close".split()],
    *[(name, 54, 7) for name in ("ribbon", "ribbon-close")],
    ("main-twist", 85, 20),
    ("main-alone", 75, 18),
    ("main-standing", 100, 20),
]
