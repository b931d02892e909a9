"""The wide pictures that open the site, each with a calm dark side for the headline."""
import cloth
import stage
from metals import metal
from motifs import ground, leaf, stem
from packages import cone, copy, put_parts
from palette import GROUNDS
from skeins import foil


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
