"""Every scene by name. SCENES gives the function that builds it and its full size in pixels."""
from functools import partial

import skeins
import surfaces
from cards import CARDS, card
from closeups import macro_flat, macro_glow, macro_mh, macro_mx, macro_purl, macro_reflective, macro_trilobal, macro_twist
from drapes import brocade_hung, curtain, grey_jersey, ribbon, rose_jersey
from heroes import cone_wall, hero_cone, hero_leaf, hero_rows
from machines import knitting_needles, winder
from metals import metal
from palette import JEWELS
from products import main_alone, main_cone, main_flat, main_glow, main_holo, main_polyester, main_purl, main_reflective, main_spool, main_standing, main_trilobal
from projects import brocade, crest, denim, lace, qipao, swatches
from tools import needle_hand, needle_machine
from samples import sample_bands, sample_chain, sample_couched, sample_diamonds, sample_knit, sample_petals, sample_purl, sample_rings, sample_weave
from stitched import chrysanthemums, crane_wing, sample_waves

SCENES = {}


def scene(name, build, width, height):
    SCENES[name] = (build, width, height)


for name, build in (("cone", hero_cone), ("fan", skeins.hero_fan), ("rows", hero_rows), ("leaf", hero_leaf), ("skein", skeins.hero_skein)):
    scene(f"hero-{name}", build, 2560, 1440)

for name, build in (
    ("viscose", partial(main_cone, diameter=0.017, traverses=210, turns=6.3, material_of=lambda: skeins.foil("gold"))),
    ("polyester", main_polyester),
    ("twist", partial(main_spool, "copper", diameter=0.085, plies=2, layers=3)),
    ("flat", main_flat),
    ("mx", partial(main_cone, "silver", diameter=0.024, traverses=140, turns=5.2, tube_colour="#2a2622", material_of=lambda: skeins.foil("silver", rough=0.3, facet=0.26))),
    ("mh", partial(main_cone, "rose", diameter=0.021, traverses=160, turns=5.4, material_of=lambda: skeins.foil("rose", rough=0.32, facet=0.24))),
    ("holo", main_holo),
    ("glow", main_glow),
    ("reflective", main_reflective),
    ("japan", skeins.japan_hank),
    ("purl", main_purl),
    ("trilobal", main_trilobal),
):
    scene(f"main-{name}", build, 1600, 1200)
scene("main-alone", main_alone, 1600, 1000)
scene("main-standing", main_standing, 1280, 720)

for name, build in (
    ("twist", macro_twist),
    ("flat", macro_flat),
    ("mx", macro_mx),
    ("mh", macro_mh),
    ("holo", lambda: macro_flat(surfaces.rainbow("#ffffff", 0.6, 0.16, 2.6))),
    ("glow", macro_glow),
    ("reflective", macro_reflective),
    ("japan", partial(skeins.japan_hank, close=True)),
    ("purl", macro_purl),
    ("trilobal", macro_trilobal),
):
    scene(f"macro-{name}", build, 1600, 1200)

for name, build in (
    ("waves", sample_waves),
    ("diamonds", sample_diamonds),
    ("chain", sample_chain),
    ("weave", lambda: sample_weave(metal("gold", 0.2, 0, vary=0.1))),
    ("knit", sample_knit),
    ("jersey", rose_jersey),
    ("holo", lambda: sample_weave(surfaces.rainbow("#ffffff", 0.6, 0.2, 2.6), "#0d0d10", over=lambda i, j: (i + 3 * j) % 8 == 0)),
    ("rings", sample_rings),
    ("bands", sample_bands),
    ("couched", sample_couched),
    ("purl", sample_purl),
    ("petals", sample_petals),
):
    scene(f"sample-{name}", build, 1600, 1200)

for kind in CARDS:
    scene(f"card-{kind}", partial(card, kind), 1600, 1200)

for name, build, width, height in (
    ("denim", denim, 1600, 1200),
    ("denim-close", partial(denim, True), 1200, 1500),
    ("qipao", qipao, 1200, 1600),
    ("qipao-close", partial(qipao, True), 1600, 1200),
    ("lace", lace, 1200, 1600),
    ("brocade", brocade, 1600, 1200),
    ("brocade-close", partial(brocade, True), 1600, 1200),
    ("crest", crest, 1600, 1200),
    ("curtain", curtain, 1200, 1500),
    ("ribbon", ribbon, 1600, 1200),
    ("ribbon-close", partial(ribbon, True), 1600, 1200),
    ("swatches", swatches, 1600, 1200),
    ("needle-machine", needle_machine, 1600, 1200),
    ("needle-hand", needle_hand, 1600, 1200),
    ("winder", winder, 1600, 1200),
    ("knitting-needles", knitting_needles, 1600, 1000),
    ("cone-wall", cone_wall, 1600, 1000),
    ("brocade-hung", brocade_hung, 1600, 1000),
    ("grey-jersey", grey_jersey, 1600, 1000),
    ("crane-wing", crane_wing, 1600, 1000),
    ("chrysanthemums", chrysanthemums, 1600, 800),
):
    scene(name, build, width, height)

# One scene per gauge; the other colours of a gauge are recoloured from it.
for name, build in (
    ("mini", partial(main_spool, "bright-gold", True, 0.04, hub=0.7, height=2.2, colour="#e9e0cf", layers=4)),
    ("tw30", partial(main_spool, "copper", True, 0.06, 2, layers=4)),
    ("bp-s", partial(main_purl, "smooth")),
    ("bp-r", partial(main_purl, "rough")),
    ("bp-c", partial(main_purl, "check")),
    ("tp-mid", lambda: main_cone(material=surfaces.lustre(JEWELS["ruby"]), diameter=0.036, turns=4.4, traverses=75, square=True)),
    ("tp-mini", lambda: main_spool(material=surfaces.lustre(JEWELS["ruby"]), square=True, diameter=0.06, hub=0.7, height=2.2, colour="#e9e0cf", layers=4)),
):
    scene(f"item-{name}", build, 800, 800)
