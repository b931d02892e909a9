"""Motifs of many equal parts: stitched waves and chrysanthemums, and the wing of a crane in laid gold."""
import math

import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal
from motifs import ground, leaf, sample_camera
from palette import GROUNDS
from skeins import smooth_path
from thread import TAU


def sample_waves():
    """Rows of scallops, each of three bands of satin that fan out; a lower row covers the one behind it."""
    ground(GROUNDS["ink"], 0.052)
    m, d, r = metal("gold", 0.24, 0.5), 0.045, 0.86
    front = np.array([(r, -r / 2), (-r, -r / 2), (0, -r)])
    a = np.linspace(-0.2, math.pi + 0.2, 500)
    for row in range(-6, 7):
        for column in range(-4, 5):
            x, y = (2 * column + row % 2) * r, row * r / 2
            for inner, outer in ((0.74, 0.97), (0.44, 0.66), (0.08, 0.36)):
                ring = lambda q: np.stack([x + q * r * np.cos(a), y + q * r * np.sin(a), 0 * a], axis=-1)
                middle = ring((inner + outer) / 2)[:, None, :2] - [x, y] - front
                seen = np.linalg.norm(middle, axis=-1).min(axis=1) > r * 1.02
                if seen.sum() > 30:
                    cloth.satin(ring(inner)[seen], ring(outer)[seen], d, m, spacing=0.8, lift=0.9, seed=row + 40)
    sample_camera((0.4, -4.6, 5.4), (0, -0.1, 0), 60)


def feather(base, angle, length, width):
    """The outline of a feather: up one side, round the tip and down the other."""
    u = np.linspace(0, length - width, 60)
    half = width * (0.72 + 0.28 * np.sin(0.5 * math.pi * u / (length - width)))
    a = np.linspace(-math.pi / 2, math.pi / 2, 40)[1:-1]
    along = np.concatenate([u, length - width + width * np.cos(a), u[::-1]])
    side = np.concatenate([-half, width * np.sin(a), half[::-1]])
    side = side + 0.10 * length * (along / length) ** 2
    c, s = math.cos(angle), math.sin(angle)
    return np.stack([base[0] + c * along - s * side, base[1] + s * along + c * side, 0 * along], axis=-1)


def crane_wing():
    """Half of a crane's wing in couched Japan gold; the feathers to come are drawn in chalk."""
    ground(GROUNDS["navy"], 0.03, 11, 8, cloth.satin_weave)
    gold, silk, chalk = metal("gold", 0.24, 0.7), surfaces.yarn("#8a2a1c", 0.4), surfaces.plain("#c9cfda", 0.9, 0.1, "yarn")
    d, count, edge = 0.045, 13, []
    for k in range(count):
        f = k / (count - 1)
        base = np.array([-3.0 + 5.6 * f, 0.85 + 0.45 * math.sin(0.9 * math.pi * f)])
        angle = math.radians(-112 + 50 * f)
        way = np.array([math.cos(angle), math.sin(angle)])
        long, wide = 1.8 + 1.2 * math.sin(0.5 * math.pi * f), 0.215
        if k >= 10:
            thread.tube("chalk", feather(base, angle, long, wide) + [0, 0, 0.004], 0.010, chalk, corners=6)
            continue
        for inset in (0.0, 0.125):
            cloth.couched(feather(base, angle, long - 1.4 * inset, wide - inset), d, gold, silk, 0.26, 2)
        # the coverts: two rows of short feathers above, each between two of the row below
        turn = np.array([way[1], -way[0]])
        for away, aside, length, width in ((0.62, 0.2, 0.56, 0.19), (1.12, 0.0, 0.46, 0.17)):
            cloth.couched(feather(base - way * away - turn * aside, angle, length, width), d, gold, silk, 0.24, 2)
        edge.append(base - way * 1.22)
    # the bone of the wing, along its upper edge
    edge = smooth_path([(x, y, 0) for x, y in edge], 300)
    for aside in (0.06, 0.17):
        cloth.couched(cloth.offset(edge, aside), d, gold, silk, 0.26, 2)
    sample_camera((0.2, -5.7, 6.6), (-0.05, 0.05, 0), 54)


def chrysanthemum(x, y, size, material):
    """Three rings of satin petals, each a little higher than the one outside it."""
    for ring, (count, start, length, width) in enumerate(((20, 0.92, 0.95, 0.20), (15, 0.50, 0.62, 0.155), (9, 0.10, 0.52, 0.12))):
        for k in range(count):
            a = (k + 0.5 * ring) * TAU / count
            place = (x + start * size * math.cos(a), y + start * size * math.sin(a))
            leaf(place, a, length * size, width * size, 0.045, material, slant=0.1, bow=0.05, base=0.07 * ring)


def chrysanthemums():
    """Two flowers at the right of a wide picture; its left is plain silk, for a heading."""
    ground(GROUNDS["black-silk"], 0.026, 12, 8, cloth.satin_weave)
    chrysanthemum(1.75, -0.45, 1.25, metal("gold", 0.24, 0.5))
    chrysanthemum(4.3, 1.9, 0.8, metal("copper", 0.26, 0.5))
    stage.lights((1.0, 0, 0))
    stage.camera((0.2, -5.4, 5.6), (0.05, 0.1, 0), lens=42, focus=(1.5, -0.6, 0.1), stop=0.5)
