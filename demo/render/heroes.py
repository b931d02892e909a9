"""The wide pictures that open the site, each with a calm dark side for the headline."""
import numpy as np

import cloth
import stage
import surfaces
from metals import metal
from motifs import ground, leaf, stem
from packages import cone, copy, put_parts
from palette import GROUNDS
from skeins import foil
from tools import box


def hero_cone():
    parts = cone(foil("gold"), metal("antique-gold", 0.35, 0), diameter=0.021, traverses=190, turns=5.6, per_turn=128)
    put_parts(parts, (1.15, 0, 0))
    back = cone(foil("silver"), metal("silver", 0.35, 0), (3.5, 3.0, 0), diameter=0.026, traverses=110, turns=4.8, seed=4)
    copy(back, (-5.4, 4.2, 0))
    stage.table(rough=0.16)
    stage.lights((1.15, 0, 1.6))
    stage.camera((0.0, -7.0, 2.7), (-0.05, 0, 1.55), lens=62, focus=(1.0, -0.95, 1.7), stop=0.45)


def hero_rows():
    kinds = ["gold", "silver", "black-gold", "copper", "bright-gold"]
    for k, name in enumerate(kinds):
        parts = cone(foil(name), metal(name, 0.4, 0), diameter=0.022, traverses=120, turns=5.6, seed=k + 1, per_turn=72)
        first = True
        for row in range(5):
            column = (k + 2 * row) % 5
            shift = ((column - 0.9) * 2.6 + (row % 2) * 1.2, row * 2.7, 0)
            if first:
                put_parts(parts, shift)
                origin, first = shift, False
            else:
                copy(parts, [a - b for a, b in zip(shift, origin)])
    stage.table(rough=0.15)
    stage.lights((2.0, 1.0, 1.5), scale=1.35)
    stage.camera((-4.6, -10.6, 5.0), (-0.6, 1.2, 1.5), lens=46, focus=(1.2, 0, 1.5), stop=0.35)


def cone_wall():
    """Shelves of cones in many shades, seen from the front."""
    shelf = surfaces.plain("#3d2a1a", 0.45, 0.3, "solid")
    kinds = ["gold", "silver", "teal", "copper", "rose", "wine", "bright-gold"]
    columns, step, floor = 10, 2.75, 4.25
    for k, name in enumerate(kinds):
        parts = cone(foil(name), metal(name, 0.4, 0), diameter=0.022, traverses=110, turns=5.6, seed=k + 1, per_turn=72)
        places = [(c, r) for r in range(3) for c in range(columns) if (c + 3 * r) % len(kinds) == k]
        at = lambda c, r: np.array([(c - (columns - 1) / 2) * step, 0, r * floor])
        put_parts(parts, at(*places[0]))
        for place in places[1:]:
            copy(parts, at(*place) - at(*places[0]))
    for r in range(4):
        box((40, 3.4, 0.28), (0, 0.35, r * floor - 0.16), shelf, 0.05)
    box((40, 0.2, 30), (0, 2.1, 5), surfaces.plain("#2e1f13", 0.8, 0.1), 0.02)
    for c in (1, 5, 9):
        box((0.3, 3.3, 30), ((c - columns / 2) * step, 0.4, 5), shelf, 0.05)
    stage.lights((0, -1, 5.5), scale=2.4, power=2.2)
    stage.camera((-5.2, -19.0, 7.4), (-0.6, 0, 5.6), 50, (-0.5, -1, 5.5), 0.3)


def hero_leaf():
    ground(GROUNDS["black-silk"], 0.026, 11, 9, cloth.satin_weave)
    m = metal("gold", 0.24, 0.5)
    leaf((0.75, -0.75), 0.62, 3.6, 0.68, 0.06, m)
    leaf((1.0, -1.2), -0.12, 3.2, 0.5, 0.06, m, bow=-0.1)
    leaf((0.45, -0.5), 1.5, 2.4, 0.46, 0.06, m, bow=0.10)
    leaf((0.1, -0.85), 2.5, 1.7, 0.34, 0.06, metal("copper", 0.26, 0.5), bow=-0.12)
    stem([(-0.9, -3.6), (-0.3, -2.4), (0.27, -1.36), (0.83, -0.72)], 0.066, m)
    stage.lights((1.0, 0, 0))
    stage.camera((0.2, -5.4, 5.6), (0.05, -0.1, 0), lens=46, focus=(1.5, -0.4, 0.1), stop=0.5)
