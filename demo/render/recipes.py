"""How every finished picture is made from the rendered ones.

A recipe is a tuple (source scene, options); of a list of recipes, the first rendered one is used.
Options: centre and zoom of the crop, exposure, flip, paint (from and to colour of the metal),
side ("left" or "right": paint only there), calm (lines left of which the picture is out of focus), whole (paint the fibre too), tint (a plain
multiplication of the film), tilt (show a flat card at an angle), pad (more backdrop at the left), comb, soft (in place of
sharpening), quality.
"""

from palette import METALS

M = METALS


def crop(source, x=0.5, y=0.5, zoom=1.0, **more):
    return (source, {"centre": (x, y), "zoom": zoom, **more})


def paint(old, new):
    return (M[old], M[new])


NEAR = dict(x=0.73, y=0.5, zoom=1.36)
NEAR_FLIPPED = {**NEAR, "x": 0.27, "flip": True}

PRODUCTS = {
    "st-viscose": (crop("main-viscose", exposure=1.25), crop("hero-cone", **NEAR, exposure=1.4), crop("sample-leaves")),
    "st-polyester": (crop("main-polyester", exposure=1.2), crop("hero-cone", **NEAR_FLIPPED, paint=paint("gold", "silver"), exposure=1.15), crop("sample-diamonds")),
    "twist-nylon": (crop("main-twist"), crop("macro-twist"), crop("sample-chain")),
    "m-flat": (crop("main-flat", exposure=1.3), crop("macro-flat"), crop("sample-weave")),
    "mx-cross": (crop("main-mx", exposure=1.2), crop("macro-mx"), crop("sample-knit", exposure=0.75)),
    "mh-feather": (crop("main-mh", exposure=1.3), crop("macro-mh"), crop("sample-knit", 0.45, 0.45, 1.25, flip=True, paint=paint("silver", "rose"), whole=True, exposure=0.85)),
    "holographic-opal": (crop("main-holo", exposure=1.3), crop("macro-holo"), crop("sample-holo")),
    "glow": (crop("main-glow", exposure=1.25), crop("macro-glow", exposure=1.15), crop("sample-rings", exposure=1.25)),
    "reflective": (crop("main-reflective"), crop("macro-reflective", exposure=0.8, comb=0.7), crop("sample-bands")),
    "japan-gold": (crop("main-japan", exposure=1.1), crop("macro-japan", exposure=1.3), crop("sample-couched")),
    "bullion-purl": (crop("main-purl"), crop("macro-purl"), crop("sample-purl")),
    "trilobal": (crop("main-trilobal", exposure=0.9), crop("macro-trilobal", exposure=0.85), crop("sample-petals", exposure=0.85)),
}

CONE = dict(x=0.47, y=0.5, zoom=1.04)
REEL = dict(x=0.46, y=0.48, zoom=1.04)

ITEM_CODES = {
    "st120": crop("main-viscose", **CONE, paint=paint("gold", "silver")),
    "st150": crop("main-viscose", **CONE, paint=paint("gold", "antique-gold"), exposure=1.35),
    "st200": crop("main-viscose", **CONE, paint=paint("gold", "black-gold"), flip=True, exposure=1.7),
    "stp120-1k": [crop("item-mini"), crop("main-flat", **REEL, paint=paint("gold", "bright-gold"))],
    "stp120-5k": crop("main-viscose", 0.47, 0.45, 1.2, paint=paint("gold", "bright-gold"), flip=True, exposure=1.25),
    "stp150": crop("main-viscose", 0.47, 0.45, 1.2, paint=paint("gold", "silver"), flip=True),
    "tw30": [crop("item-tw30"), crop("main-twist", **REEL)],
    "tw20": crop("main-twist", **REEL, paint=paint("copper", "gold")),
    "tw12": [crop("item-tw12", paint=paint("copper", "silver"), exposure=0.85), crop("main-twist", **REEL, paint=paint("copper", "silver"), exposure=0.85)],
    "m12-128": crop("main-flat", 0.54, 0.48, 1.04, flip=True, paint=paint("gold", "silver")),
    "m12-69": crop("main-flat", **REEL, exposure=1.3),
    "m23-69": crop("main-flat", 0.46, 0.5, 1.25, paint=paint("gold", "copper"), exposure=1.4),
    "mx69p": crop("main-mx", 0.47, 0.45, 1.2, flip=True, paint=paint("silver", "gold"), exposure=1.3),
    "mx85n": crop("main-mx", **CONE, paint=paint("silver", "black-gold"), exposure=1.7),
    "mh100v": crop("main-mh", **CONE, exposure=1.3),
    "mh69p": crop("main-mh", **CONE, paint=paint("rose", "gold"), exposure=1.3),
    "mh110n": crop("main-mh", **CONE, paint=paint("rose", "silver"), exposure=1.1),
    "hl69": crop("main-holo", 0.2, 0.475, 1.38, exposure=1.5),
    "hl100": crop("main-holo", 0.2, 0.475, 1.38, tint=M["bright-gold"], exposure=1.6),
    "op69": crop("main-holo", 0.8, 0.42, 1.42, exposure=1.1),
    "gl400": crop("main-glow", 0.46, 0.48, 1.12, flip=True, exposure=1.25),
    "gl600": crop("main-glow", 0.46, 0.55, 1.5, exposure=1.25),
    "rf200": crop("main-reflective", **CONE),
    "rf330": crop("main-reflective", 0.47, 0.45, 1.2, flip=True),
    "rf500": crop("main-reflective", 0.47, 0.55, 1.5),
    "jg-5f": crop("main-japan", 0.5, 0.5, 1.0, paint=paint("antique-gold", "gold")),
    "jg-8f": crop("main-japan", 0.5, 0.5, 1.1, exposure=1.1),
    "jg-1k": crop("main-japan", 0.5, 0.5, 1.2, flip=True, exposure=1.1),
    "jg-2k": crop("main-japan", 0.62, 0.52, 1.5, exposure=1.1),
    "bp-s": [crop("item-bp-s"), crop("main-purl", 0.5, 0.75, 1.8)],
    "bp-r": [crop("item-bp-r"), crop("main-purl", 0.5, 0.5, 1.8)],
    "bp-c": [crop("item-bp-c"), crop("main-purl", 0.5, 0.25, 1.8)],
    "tp75-2": crop("main-trilobal", 0.5, 0.52, 1.15, exposure=0.9),
    "tp120-2": [crop("item-tp-mid", exposure=0.9), crop("main-trilobal", 0.8, 0.45, 1.3, exposure=0.9)],
    "tp120-2-1k": [crop("item-tp-mini", exposure=0.9), crop("main-trilobal", 0.2, 0.45, 1.3, exposure=0.9)],
}

OTHERS = {
    "hero/hero-1": crop("hero-cone", exposure=1.25, comb=0, soft=1.0, quality=72, calm=[(0.52, 0.43, 0.55, 0.006)]),
    "hero/hero-2": crop("hero-fan", 0.5, 1.0, 1.07, exposure=1.2, comb=0, soft=1.0, quality=72),
    "hero/hero-3": crop("hero-rows", comb=0, soft=1.0, quality=72, pad=0.16),
    "hero/hero-4": crop("hero-leaf", quality=74, comb=1.5),
    "hero/hero-5": crop("hero-skein", exposure=1.25, comb=0, soft=0.9),
    "gallery/colour-book-st": crop("card-st"),
    "gallery/colour-book-lame": crop("card-lame"),
    "gallery/colour-book-effects": crop("card-effects"),
    "gallery/colour-book-heritage": crop("card-heritage"),
    "gallery/colour-book-trilobal": crop("card-trilobal"),
    "gallery/denim-top": crop("denim"),
    "gallery/denim-top-2": [crop("denim-close"), crop("denim", 0.45, 0.55, 1.5)],
    "gallery/qipao-panel": crop("qipao"),
    "gallery/qipao-panel-2": crop("qipao", 0.62, 0.42, 1.25),
    "gallery/lace-gown": crop("lace", exposure=0.9),
    "gallery/brocade": crop("brocade"),
    "gallery/brocade-2": [crop("brocade-close"), crop("brocade", 0.5, 0.5, 1.8)],
    "gallery/team-crest": crop("crest"),
    "gallery/stage-curtain": crop("curtain"),
    "gallery/ribbon": crop("ribbon"),
    "gallery/ribbon-2": [crop("ribbon-close"), crop("ribbon", 0.45, 0.6, 1.8)],
    "gallery/swatches": crop("swatches", exposure=0.9),
    "news/intertextile-shanghai": crop("hero-rows", 0.66, 0.45, 1.2),
    "news/yarn-expo": crop("hero-fan", 0.75, 0.7, 1.1, exposure=1.2),
    "news/premiere-vision": crop("brocade", 0.45, 0.45, 1.15),
    "news/premium-textile-japan": crop("sample-couched", 0.5, 0.5, 1.1),
    "news/pitti-filati": crop("sample-knit", 0.5, 0.6, 1.1, exposure=0.75),
    "news/colour-book-effects": crop("card-effects", tilt=1),
    "news/colour-book-heritage": crop("card-heritage", tilt=-1),
    "news/oeko-tex-renewal": crop("card-st", 0.6, 0.6, 2.0),
    "news/grs-scope": crop("main-polyester", 0.5, 0.45, 1.0, paint=paint("silver", "green"), side="left", exposure=1.15),
    "news/pfas-free-lacquer": crop("macro-flat", 0.5, 0.45, 1.15),
    "news/forty-years": crop("main-alone", exposure=1.25),
    "news/new-item-codes": crop("main-trilobal", 0.5, 0.45, 1.05, flip=True, exposure=0.9),
    "about/history": crop("main-japan", exposure=1.1),
    "about/yarn": crop("hero-cone", **NEAR, exposure=1.4),
    "about/sustainability-1": crop("hero-cone", **NEAR_FLIPPED, paint=paint("gold", "green"), exposure=1.6),
    "about/sustainability-2": crop("card-st", 0.55, 0.6, 1.7),
    "about/community": crop("hero-fan", 0.75, 0.6, 1.1, exposure=1.2),
    "about/education": crop("swatches", 0.42, 0.45, 1.3, flip=True, exposure=0.9),
    "categories/embroidery": crop("sample-leaves", 0.6, 0.38, 1.7),
    "categories/knit-and-weave": [crop("sample-weave", 0.5, 0.5, 1.1)],
    "categories/effects": [crop("sample-holo", 0.5, 0.45, 1.1)],
    "categories/heritage": crop("sample-couched", 0.4, 0.45, 1.45),
    "categories/lustre": [crop("macro-trilobal", 0.5, 0.45, 1.1, exposure=0.85), crop("sample-petals", 0.5, 0.5, 1.6, exposure=0.85)],
}


def recipes():
    """Maps each file name below demo/images to its list of recipes."""
    found = {}
    for product, three in PRODUCTS.items():
        for suffix, recipe in zip(("main", "2", "3"), three):
            found[f"products/{product}-{suffix}.jpg"] = [recipe]
    for code, recipe in ITEM_CODES.items():
        found[f"item-codes/{code}.jpg"] = recipe if isinstance(recipe, list) else [recipe]
    for name, recipe in OTHERS.items():
        found[f"{name}.jpg"] = recipe if isinstance(recipe, list) else [recipe]
    return found
