"""How every finished picture is made from the rendered ones.

A recipe is a tuple (source scene, options); of a list of recipes, the first rendered one is used.
Options: centre and zoom of the crop, exposure, flip, paint (from and to colour of the metal),
side ("left" or "right": paint only there), calm (lines left of which the picture is out of focus), tint (a plain
multiplication of the film), tilt (show a flat card at an angle), pad (more backdrop at the left), bloom (the halo of what
glows), retouch (boxes whose speckles are filled), millimetre (its share of the width, for a scale bar), comb, level (the reach
of the smoothing along windings that lie level), solid (the smoothing of turned parts), film (the smoothing of wide film), soft (in place of
sharpening), quality.
"""

from palette import METALS

M = METALS


def crop(source, x=0.5, y=0.5, zoom=1.0, **more):
    return (source, {"centre": (x, y), "zoom": zoom, **more})


def paint(old, new):
    return (M[old], M[new])


# The width of a millimetre, as a share of the picture, in the close-ups (closeups.py).
MM = 84 / 36 / 9.2
# The same in the hank of Japan gold, whose thread (0.029 units) is JG-1K: 0.19 mm thick.
JAPAN_MM = 0.029 / 0.19 / (36 / 135 * 6.05)


NEAR = dict(x=0.73, y=0.5, zoom=1.36)
NEAR_FLIPPED = {**NEAR, "x": 0.27, "flip": True}

PRODUCTS = {
    "st-viscose": (crop("main-viscose", exposure=1.25), crop("hero-cone", **NEAR, exposure=1.4), crop("sample-waves")),
    "st-polyester": (crop("main-polyester", exposure=1.2), crop("hero-cone", **NEAR_FLIPPED, paint=paint("gold", "silver"), exposure=1.15), crop("sample-diamonds")),
    "twist-nylon": (crop("main-twist"), crop("macro-twist", millimetre=MM), crop("sample-chain")),
    "m-flat": (crop("main-flat", exposure=1.1, level=7, comb=2.2, solid=9), crop("macro-flat"), crop("sample-weave")),
    "mx-cross": (crop("main-mx", exposure=1.2), crop("macro-mx", film=3, millimetre=MM), crop("sample-knit", exposure=0.75)),
    "mh-feather": (crop("main-mh", exposure=1.3), crop("macro-mh", millimetre=MM), crop("sample-jersey")),
    "holographic-opal": (crop("main-holo", exposure=1.3), crop("macro-holo"), crop("sample-holo")),
    "glow": (crop("main-glow", bloom=0.3), crop("macro-glow", bloom=0.25, millimetre=MM), crop("sample-rings", bloom=0.35)),
    "reflective": (crop("main-reflective"), crop("macro-reflective", comb=0.7, millimetre=MM), crop("sample-bands")),
    "japan-gold": (crop("main-japan", exposure=1.1), crop("macro-japan", exposure=1.3, millimetre=JAPAN_MM), crop("sample-couched")),
    "bullion-purl": (crop("main-purl"), crop("macro-purl", millimetre=MM), crop("sample-purl")),
    "trilobal": (crop("main-trilobal", exposure=0.9, retouch=[(0.58, 0.83, 0.68, 0.92), (0.80, 0.74, 0.95, 0.81)]), crop("macro-trilobal", exposure=0.85, millimetre=MM), crop("sample-petals", exposure=0.85)),
}

REEL = dict(x=0.46, y=0.48, zoom=1.04)

# Views of one package that differ from the main picture, for the codes of a product, which are shown in one shade.
VIEWS = (
    dict(x=0.46, y=0.36, zoom=1.42, flip=False),
    dict(x=0.53, y=0.48, zoom=1.22, flip=True),
    dict(x=0.50, y=0.66, zoom=1.5, flip=False),
    dict(x=0.53, y=0.42, zoom=1.75, flip=True),
)


# These codes show the main picture of their product.
SHOWN_WHOLE = {"st100", "m12-100", "mx100n", "gl250"}


def views(source, codes, **more):
    return {code: crop(source, **view, **more) for code, view in zip(codes.split(), VIEWS) if code not in SHOWN_WHOLE}


ITEM_CODES = {
    **views("main-viscose", "st100 st120 st150 st200", exposure=1.25),
    **views("main-flat", "m12-128 m12-100 m12-69 m23-69", exposure=1.1, level=7, comb=2.2, solid=9),
    **views("main-mx", "mx100n mx85n mx69p", exposure=1.2),
    **views("main-mh", "mh110n mh100v mh69p", exposure=1.3),
    **views("main-reflective", "rf200 rf330 rf500"),
    "stp120-5k": crop("main-viscose", 0.47, 0.45, 1.2, paint=paint("gold", "bright-gold"), flip=True, exposure=1.25),
    "stp150": crop("main-polyester", 0.78, 0.42, 1.5, exposure=1.2),
    "stp120-1k": crop("item-mini"),
    "tw30": crop("item-tw30"),
    "tw20": crop("main-twist", **REEL, flip=True),
    "tw12": crop("main-twist", 0.48, 0.42, 1.5),
    "hl69": crop("main-holo", 0.2, 0.475, 1.38, exposure=1.5),
    "hl100": crop("main-holo", 0.8, 0.42, 1.7, flip=True, exposure=1.3),
    "op69": crop("main-holo", 0.8, 0.42, 1.42, exposure=1.1),
    "gl400": crop("main-glow", 0.46, 0.48, 1.12, flip=True, bloom=0.3),
    "gl600": crop("main-glow", 0.46, 0.55, 1.5, flip=True, bloom=0.3),
    "jg-5f": crop("main-japan", 0.5, 0.5, 1.0, exposure=1.1),
    "jg-8f": crop("main-japan", 0.5, 0.5, 1.1, exposure=1.1),
    "jg-1k": crop("main-japan", 0.5, 0.5, 1.2, flip=True, exposure=1.1),
    "jg-2k": crop("main-japan", 0.62, 0.52, 1.5, exposure=1.1),
    "bp-s": crop("item-bp-s"),
    "bp-r": crop("item-bp-r"),
    "bp-c": crop("item-bp-c"),
    "tp75-2": crop("main-trilobal", 0.5, 0.52, 1.15, exposure=0.9),
    "tp120-2": crop("item-tp-mid", exposure=0.9),
    "tp120-2-1k": crop("item-tp-mini", exposure=0.9),
}

OTHERS = {
    "hero/hero-1": crop("hero-cone", exposure=1.25, comb=0, soft=1.0, quality=72, calm=[(0.52, 0.43, 0.55, 0.006)]),
    "hero/hero-2": crop("hero-fan", 0.5, 1.0, 1.07, exposure=1.2, comb=0, soft=1.0, quality=72),
    "hero/hero-3": crop("hero-rows", comb=0, soft=1.0, quality=72, pad=0.16),
    "hero/hero-4": crop("hero-leaf", quality=74, comb=1.5),
    "bands/gallery": crop("chrysanthemums"),
    "gallery/colour-book-st": crop("card-st"),
    "gallery/colour-book-lame": crop("card-lame"),
    "gallery/colour-book-effects": crop("card-effects"),
    "gallery/colour-book-heritage": crop("card-heritage"),
    "gallery/colour-book-trilobal": crop("card-trilobal"),
    "gallery/denim-top": crop("denim"),
    "gallery/denim-top-2": [crop("denim-close"), crop("denim", 0.45, 0.55, 1.5)],
    "gallery/qipao-panel": crop("qipao"),
    "gallery/qipao-panel-2": crop("qipao-close"),
    "gallery/lace-gown": crop("lace", exposure=0.9),
    "gallery/brocade": crop("brocade"),
    "gallery/brocade-2": [crop("brocade-close"), crop("brocade", 0.5, 0.5, 1.8)],
    "gallery/team-crest": crop("crest"),
    "gallery/stage-curtain": crop("curtain"),
    "gallery/ribbon": crop("ribbon", paint=(M["bright-gold"], "#ffcc66"), exposure=1.05),
    "gallery/ribbon-2": crop("ribbon-close", paint=(M["bright-gold"], "#ffcc66"), exposure=1.05),
    "gallery/swatches": crop("swatches", exposure=0.9),
    "news/intertextile-shanghai": crop("cone-wall"),
    "news/yarn-expo": crop("knitting-needles"),
    "news/premiere-vision": crop("brocade-hung"),
    "news/premium-textile-japan": crop("crane-wing", exposure=1.3),
    "news/pitti-filati": crop("grey-jersey"),
    "news/colour-book-effects": crop("card-effects", tilt=1),
    "news/colour-book-heritage": crop("card-heritage", tilt=-1),
    "news/oeko-tex-renewal": crop("card-st", 0.6, 0.6, 2.0),
    "news/grs-scope": crop("main-polyester", 0.5, 0.45, 1.0, paint=paint("silver", "green"), side="left", exposure=1.15),
    "news/pfas-free-lacquer": crop("macro-flat", 0.5, 0.45, 1.15),
    "news/forty-years": crop("main-alone", exposure=1.25),
    "news/new-item-codes": crop("main-trilobal", 0.5, 0.45, 1.05, flip=True, exposure=0.9, retouch=[(0.05, 0.86, 0.30, 0.96), (0.83, 0.88, 0.96, 0.94)]),
    "about/history": crop("main-japan", exposure=1.1),
    "about/yarn": crop("hero-cone", **NEAR, exposure=1.4),
    "about/sustainability-1": crop("hero-cone", **NEAR_FLIPPED, paint=paint("gold", "green"), exposure=1.6),
    "about/sustainability-2": crop("card-st", 0.55, 0.6, 1.7),
    "about/community": crop("winder", exposure=1.2),
    "about/values": crop("needle-machine"),
    "about/education": crop("needle-hand"),
    "categories/effects": [crop("sample-holo", 0.5, 0.45, 1.1)],
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
