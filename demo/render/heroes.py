"""The wide pictures that open the site, each with a calm dark side for the headline."""
import math

import numpy as np

import cloth
import stage
import thread
from metals import metal
from motifs import ground, leaf, stem
from packages import cone, copy, put_parts
from palette import GROUNDS
from thread import TAU


def hero_cone():
    m = metal("gold", 0.24)
    parts = cone(m, metal("antique-gold", 0.35, 0), diameter=0.034, traverses=120, turns=4.6, per_turn=128)
    put_parts(parts, (1.15, 0, 0))
    back = cone(metal("silver", 0.24), metal("silver", 0.35, 0), (3.5, 3.0, 0), diameter=0.034, traverses=90, turns=4.6, seed=4)
    copy(back, (-5.4, 4.2, 0))
    stage.table(rough=0.16)
    stage.lights((1.15, 0, 1.6))
    stage.camera((0.0, -7.0, 2.7), (-0.05, 0, 1.55), lens=62, focus=(1.0, -0.95, 1.7), stop=0.45)


def hero_fan():
    names = ["gold", "silver", "copper", "rose", "bright-gold", "black-gold", "champagne", "gold", "bronze", "pale-gold", "silver", "gold"]
    point = np.array([3.3, 2.6, 4.6])
    for k, name in enumerate(names):
        f = k / (len(names) - 1)
        far = np.array([-1.5 + 4.0 * f, -1.8 + 1.1 * math.sin(f * 11), -2.55])
        path = thread.line(point + [(f - 0.5) * 1.5, 0, 0], far, 80)
        core = metal(name, 0.3, 0)
        thread.tube("core", path, 0.083, core)
        thread.wrap("foil", path, 0.085, 0.105, 1.18, metal(name, 0.2, 0, vary=0.05), lift=0.16)
    stage.table(height=-2.6, rough=0.3)
    stage.lights((1.2, 0, 0.4))
    stage.camera((0.6, -7.2, 3.4), (0.2, 0, 0.35), lens=62, focus=(1.6, -0.4, 0.4), stop=0.3)


def hero_rows():
    kinds = ["gold", "silver", "black-gold", "copper", "bright-gold"]
    for k, name in enumerate(kinds):
        parts = cone(metal(name), metal(name, 0.4, 0), diameter=0.03, traverses=70, turns=5.2, seed=k + 1, per_turn=72)
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


def coils(material, diameter, loops, radius, plies=2, seed=3, place=(0, 0)):
    """Loose coils lying over one another; every crossing has its own height."""
    rnd = np.random.default_rng(seed)
    t = np.linspace(0, TAU * loops, loops * 160)
    soft = lambda a: np.interp(t, np.linspace(0, t[-1], loops * 3), rnd.normal(0, a, loops * 3))
    r = radius * (1 + 0.16 * np.sin(t * 0.37 + 1) + soft(0.05))
    cx = place[0] + 0.9 * np.sin(t * 0.21) + soft(0.06)
    cy = place[1] + 0.5 * np.cos(t * 0.17)
    path = np.stack([cx + r * np.cos(t), cy + 0.92 * r * np.sin(t), 0 * t], axis=-1)
    w = np.hanning(81) / np.hanning(81).sum()
    path = np.stack([np.convolve(np.pad(path[:, i], 40, mode="edge"), w, "valid") for i in range(3)], axis=-1)
    # lay the thread down in order: it rests on whatever it crosses
    size, cell = 400, radius * 4.2 / 400
    pile = np.zeros((size, size))
    fine = thread.resample(path, cell * 0.7)
    ix = np.clip(((fine[:, 0] - place[0]) / cell + size / 2).astype(int), 4, size - 5)
    iy = np.clip(((fine[:, 1] - place[1]) / cell + size / 2).astype(int), 4, size - 5)
    k = max(1, int(diameter * 0.55 / cell))
    h = np.zeros(len(fine))
    disc = [(a, b) for a in range(-k, k + 1) for b in range(-k, k + 1) if a * a + b * b <= (k + 0.5) ** 2]
    lag = int(4 * k + 8)
    for i in range(len(fine)):
        h[i] = max(pile[ix[i] + a, iy[i] + b] for a, b in disc)
        j = i - lag
        if j >= 0:
            for a, b in disc:
                pile[ix[j] + a, iy[j] + b] = max(pile[ix[j] + a, iy[j] + b], h[j] + diameter * 1.02)
    reach = int(diameter * 2.0 / cell)
    high = np.lib.stride_tricks.sliding_window_view(np.pad(h, reach, mode="edge"), 2 * reach + 1).max(1)
    w = np.hanning(4 * reach + 3)
    h = np.maximum(np.convolve(np.pad(high, 2 * reach + 1, mode="edge"), w / w.sum(), "valid"), h)
    fine[:, 2] = h + diameter / 2
    path = thread.resample(fine, diameter * 0.3)
    for p in range(plies):
        ply, out = thread.helix(path, diameter * 0.25, diameter * 2.6, p * TAU / plies, None, 14)
        thread.tube("ply", ply, diameter * 0.27, material, out, 10, diameter * 0.22)


def hero_coils():
    coils(metal("gold", 0.22, 0.6, vary=0.1), 0.13, 9, 1.7, place=(1.3, 0.2))
    stage.table(rough=0.3, specular=0.2)
    stage.lights((1.2, 0, 0))
    stage.camera((-0.5, -5.9, 2.9), (0.0, 0.1, 0.2), lens=50, focus=(1.2, -1.4, 0.3), stop=0.35)
