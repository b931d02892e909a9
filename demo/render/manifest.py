"""Every picture of the demo: file, size and the English alternative text.

Run with no arguments to write ../images/manifest.json.
"""
import json
import pathlib

SIZES = {
    "hero": (2560, 1440),
    "bands": (1600, 800),
    "products": (1600, 1200),
    "item-codes": (800, 800),
    "gallery": (1600, 1200),
    "news": (1600, 1000),
    "about": (1600, 1200),
    "categories": (1600, 1200),
    "videos": (1280, 720),
}

# Pictures whose format differs from the rest of their folder.
PORTRAIT = {
    "gallery/qipao-panel": (1200, 1600),
    "gallery/lace-gown": (1200, 1600),
    "gallery/denim-top-2": (1200, 1500),
    "gallery/stage-curtain": (1200, 1500),
}

HERO = {
    "hero-1": "Gold thread wound on a cone, close up, with a silver cone behind it against a dark background",
    "hero-2": "A fan of gold, silver, copper and rose threads stretched taut against a dark background",
    "hero-3": "Rows of cones in gold, silver, copper and black-gold against a dark background",
    "hero-4": "Satin-stitch leaves in gold and copper on black silk",
}

# The lit parts of the hero pictures, behind the titles of pages. They are decoration.
BANDS = ("about", "products", "gallery", "news", "contact")

PRODUCTS = {
    "st-viscose": (
        "Cone of gold round-wrapped thread with a viscose core",
        "Round-wrapped gold thread on its cone, so close that the turns of the foil show",
        "Satin-stitch waves in gold round-wrapped thread on dark cloth",
    ),
    "st-polyester": (
        "Silver and gold cones of round-wrapped thread with a polyester core",
        "Round-wrapped silver thread on its cone, close up",
        "Satin-stitch sample in silver round-wrapped thread on navy cloth",
    ),
    "twist-nylon": (
        "Bobbin of copper twist thread with a nylon core",
        "Two foil-wrapped strands twisted into one copper thread, four millimetres of it",
        "Chain-stitch rows in copper twist thread on dark cloth",
    ),
    "m-flat": (
        "Spool of flat gold film yarn, slit and wound edge to edge",
        "Flat slit film in gold, close up, its mirror face catching the light",
        "Plain-woven sample with a flat gold film weft",
    ),
    "mx-cross": (
        "Cone of silver cross-wrapped yarn",
        "Flat film criss-crossed by two fine yarns, four millimetres of them",
        "Knitted sample in silver cross-wrapped yarn",
    ),
    "mh-feather": (
        "Cone of rose film yarn twisted with a viscose strand",
        "Rose film twisted with one soft yarn, four millimetres of it",
        "Fine knit in rose film yarn, in soft waves",
    ),
    "holographic-opal": (
        "A spool of holographic film yarn and one of opal, shimmering in many colours",
        "Holographic film yarn, close up, breaking the light into colours",
        "Woven sample with a holographic weft on black",
    ),
    "glow": (
        "Bobbin of glow-in-the-dark thread giving off a pale green light",
        "Glow thread, four millimetres of it, bright against the dark",
        "Embroidered rings in glow thread, shining in the dark",
    ),
    "reflective": (
        "Cone of grey reflective thread",
        "Grey glass-bead film wrapped round a polyester core, four millimetres of it",
        "Reflective thread stitched in diagonal bands on black cloth",
    ),
    "japan-gold": (
        "Hank of Japan gold thread tied with red silk",
        "Ten millimetres of Japan gold in the hank, its tie of red silk at the edge",
        "Couched Japan gold, laid in pairs and tied down with fine red stitches",
    ),
    "bullion-purl": (
        "Smooth, rough and check gold purl lying in strips",
        "Coiled gold wire of bullion purl, four millimetres of it",
        "Goldwork flower of cut purl laid side by side round a ring of couched gold",
    ),
    "trilobal": (
        "Cones of trilobal polyester thread in ruby, emerald and sapphire",
        "Ruby, emerald and sapphire trilobal thread with its soft sheen, four millimetres of it",
        "Satin-stitch flower in ruby trilobal thread",
    ),
}

# Code: colour and form shown.
ITEM_CODES = {
    "st120": "Cone of gold thread",
    "st150": "Cone of stout gold thread",
    "st200": "Cone of heavy gold thread",
    "stp120-1k": "Spool of bright gold thread",
    "stp120-5k": "Cone of bright gold thread",
    "stp150": "Cone of stout bright gold thread",
    "tw30": "Bobbin of fine copper twist thread",
    "tw20": "Bobbin of copper twist thread",
    "tw12": "Bobbin of coarse copper twist thread",
    "m12-128": "Spool of the finest flat gold film yarn",
    "m12-69": "Spool of flat gold film yarn",
    "m23-69": "Spool of heavy flat gold film yarn",
    "mx69p": "Cone of coarse silver cross-wrapped yarn",
    "mx85n": "Cone of silver cross-wrapped yarn",
    "mh100v": "Cone of rose film yarn with viscose",
    "mh69p": "Cone of rose film yarn with polyester",
    "mh110n": "Cone of rose film yarn with nylon",
    "hl69": "Spool of holographic film yarn",
    "hl100": "Spool of fine holographic film yarn",
    "op69": "Spool of opal film yarn",
    "gl400": "Bobbin of glow thread",
    "gl600": "Bobbin of coarse glow thread",
    "rf200": "Cone of fine reflective grey thread",
    "rf330": "Cone of reflective grey thread",
    "rf500": "Cone of coarse reflective grey thread",
    "jg-5f": "Hank of fine Japan gold",
    "jg-8f": "Hank of Japan gold, eight-part gauge",
    "jg-1k": "Hank of Japan gold, one-strand gauge",
    "jg-2k": "Hank of heavy Japan gold, two-strand gauge",
    "bp-s": "Strips of smooth gold purl",
    "bp-r": "Strips of rough gold purl",
    "bp-c": "Strips of check gold purl",
    "tp75-2": "Cone of ruby trilobal thread",
    "tp120-2": "Cone of ruby trilobal thread",
    "tp120-2-1k": "Spool of ruby trilobal thread",
}

GALLERY = {
    "colour-book-st": "Colour card of round-wrapped threads, from pale gold to black-gold, on ivory paper",
    "colour-book-lame": "Colour card of flat and wrapped lame yarns on ivory paper",
    "colour-book-effects": "Colour card of holographic, opal, glow and reflective yarns on black card",
    "colour-book-heritage": "Colour card of Japan gold and purl on ivory paper",
    "colour-book-trilobal": "Colour card of trilobal threads through the whole spectrum",
    "denim-top": "Gold and copper satin-stitch leaves on indigo denim",
    "denim-top-2": "Close-up of gold and copper stitches on denim twill",
    "qipao-panel": "Couched gold scrolls on the red silk satin of a qipao panel",
    "qipao-panel-2": "Close-up of a couched gold scroll on red silk satin",
    "lace-gown": "Silver thread lace over dark cloth",
    "brocade": "Brocade with a gold figure on deep green",
    "brocade-2": "Close-up of the gold weft of a brocade",
    "team-crest": "Embroidered shield in gold, silver, red and blue, with stars and crossed oars",
    "stage-curtain": "Folds of a crimson velvet stage curtain with woven gold bands",
    "ribbon": "A crimson cotton ribbon with gold selvedges, unrolling",
    "ribbon-2": "Close-up of the gold selvedge of a cotton ribbon",
    "swatches": "Stitched swatches of twelve metallic colours on ivory cloth",
}

# The first pages of the PDFs, see covers.py.
COVERS = {
    "catalogue": "Cover of the catalogue: gold thread on its cone, close up",
    "care-guide": "First page of the care guide",
    "machine-settings": "First page of the machine settings",
    "colour-book-st": "First page of the ST colour book",
    "certificate-demo": "First page of the DEMO certificate",
    "pfas-reach-statement-demo": "First page of the DEMO statement",
}

NEWS = {
    "intertextile-shanghai": "Shelves of cones in gold, silver, teal, copper, rose and wine red",
    "yarn-expo": "The needles of a knitting machine with loops of cream wool and a gold thread",
    "premiere-vision": "A length of green brocade with a gold figure, hung in folds",
    "premium-textile-japan": "A crane's wing half worked in couched Japan gold, the next feathers drawn in chalk",
    "pitti-filati": "Fine grey knit with a single silver course here and there",
    "colour-book-effects": "The effects colour card, seen at an angle",
    "colour-book-heritage": "The heritage colour card, seen at an angle",
    "oeko-tex-renewal": "White, silver and champagne threads on an ivory colour card",
    "grs-scope": "A green and a gold cone side by side",
    "pfas-free-lacquer": "Gold film mirror-bright under a clear coat",
    "forty-years": "A single gold cone against a dark background",
    "new-item-codes": "Cones in new colours, side by side",
}

ABOUT = {
    "history": "A hank of Japan gold thread tied with red silk",
    "yarn": "Gold thread on its cone, so close that the turns of the foil show",
    "sustainability-1": "Green threads wound side by side",
    "sustainability-2": "Threads on the ivory paper of a colour card",
    "community": "An old winding machine: gold thread runs through its guide onto a bobbin",
    "values": "The needle of an embroidery machine above a leaf half stitched in gold",
    "education": "Couching by hand in a hoop: two gold threads, a needle and red silk",
}

CATEGORIES = {
    "effects": "Holographic film yarn breaking light into colours",
}

VIDEOS = {
    "turntable-gold.mp4": "A cone of gold thread turning slowly",
    "thread-running.mp4": "Gold thread running off a cone, over its top",
    "thread-running.webm": "Gold thread running off a cone, over its top",
}


def pictures():
    """Maps each file name below demo/images to (width, height, alt), in the order of the folders."""
    found = {}

    def add(folder, name, alt):
        size = PORTRAIT.get(f"{folder}/{name}", SIZES[folder])
        file = f"{folder}/{name}" if folder == "videos" else f"{folder}/{name}.jpg"
        found[file] = (*size, alt)

    for name, alt in HERO.items():
        add("hero", name, alt)
    for name in BANDS:
        add("bands", name, "")
    for product, alts in PRODUCTS.items():
        for suffix, alt in zip(("main", "2", "3", "4"), alts):
            add("products", f"{product}-{suffix}", alt)
    for name, alt in COVERS.items():
        add("gallery", f"pdf-{name}", alt)
    for folder, entries in (
        ("item-codes", ITEM_CODES),
        ("gallery", GALLERY),
        ("news", NEWS),
        ("about", ABOUT),
        ("categories", CATEGORIES),
        ("videos", VIDEOS),
    ):
        for name, alt in entries.items():
            add(folder, name, alt)
    return found


if __name__ == "__main__":
    entries = {
        file: {"width": width, "height": height, "alt": alt}
        for file, (width, height, alt) in pictures().items()
    }
    target = pathlib.Path(__file__).parent.parent / "images" / "manifest.json"
    target.write_text(json.dumps(entries, indent=2) + "\n")
    print(len(entries), "entries")
