"""Cloth that hangs and curls: the stage curtain and the ribbon."""
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal
from projects import brocade_cloth


def curtain():
    """Heavy folds of crimson velvet; the gold bands are woven, line by line."""
    x = np.linspace(-6, 6, 900)
    fold = 0.42 * np.sin(x * 2.6) + 0.16 * np.sin(x * 4.3 + 1.1) + 0.07 * np.sin(x * 7.9 + 0.3)
    drift = lambda z: 0.10 * np.sin(x * 1.3 + z * 0.5) + 0.05 * z * np.sin(x * 2.6 + 0.8)
    heights = np.linspace(-3.0, 7.5, 900)
    points = np.array([np.stack([x + 0.16 * np.cos(x * 2.6), fold * (1 - 0.03 * z) + drift(z), 0 * x + z], axis=-1) for z in heights])
    grid = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
    thread.mesh("curtain", points.reshape(-1, 3), faces, surfaces.velvet("#a31226"))
    m = metal("gold", 0.27, 0.5, vary=0.25)
    d = 0.026
    for low, count in ((0.55, 26), (1.75, 7), (2.15, 3), (0.2, 5)):
        for k in range(count):
            z = low + k * d * 1.05
            row = np.stack([x + 0.16 * np.cos(x * 2.6), fold * (1 - 0.03 * z) + drift(z) - d * 0.5 - d * 0.25 * ((np.arange(900) // 3 + k) % 4 == 0), 0 * x + z], axis=-1)
            thread.tube("band", row, d / 2, m, np.array([0, -1.0, 0.2]), 6, d)
    stage.lights((0, -0.6, 1.6), power=1.5)
    stage.camera((0.2, -6.4, 2.1), (0, 0, 1.95), 29, (0, -0.5, 1.5), 0.5)


def ribbon(near=False):
    """A cotton ribbon with gold selvedges, unrolling on its edge."""
    width, gap = 1.0, 0.025
    # seen from above: a roll of three turns whose end runs out in waves
    a = np.linspace(0, 3.75 * thread.TAU, 600)
    roll = np.stack([-1.35 + (0.30 + 0.028 * a) * np.cos(a), 0.7 + (0.30 + 0.028 * a) * np.sin(a)], axis=-1)
    way = thread.unit(roll[-1] - roll[-2])
    f = np.linspace(0, 1, 240)[1:, None]
    side = np.array([-way[1], way[0]])
    out = roll[-1] + way * f * 5.6 + side * (0.52 * np.sin(f * 7.2) * np.minimum(1, f * 4) - 0.5 * f**2)
    plan = np.concatenate([roll, out])
    plan = thread.resample(np.concatenate([plan, np.zeros((len(plan), 1))], axis=1), 0.02)
    normal = thread.unit(np.stack([-np.gradient(plan[:, 1]), np.gradient(plan[:, 0])], axis=-1))
    length = (len(plan) - 1) * 0.02

    def bend(p):
        s = np.clip((p[..., 0] + length / 2) / 0.02, 0, len(plan) - 1)
        pick = lambda q: np.interp(s, np.arange(len(plan)), q)
        x, y = pick(plan[:, 0]), pick(plan[:, 1])
        nx, ny = pick(normal[:, 0]), pick(normal[:, 1])
        lean = 0.06 * np.sin(s * 0.012) * (p[..., 1] + width / 2)
        away = -p[..., 2] + lean
        return np.stack([x + nx * away, y + ny * away, p[..., 1] + width / 2 + 0.02], axis=-1)

    rows = int(width / gap)
    edge = lambda j: (j < 6) | (j >= rows - 6)
    over = lambda i, j: np.where(edge(j), (i + 2 * j) % 5 == 0, (i + j) % 2 == 0)
    cotton = surfaces.yarn("#b01c36", 0.75, 0.5, 0.25)
    cloth.woven(length, width, gap, gap, surfaces.yarn("#9c1830", 0.75, 0.5, 0.2), cotton, over, 0.95, 1.02, bend=bend, corners=5, selvedge=(edge, metal("bright-gold", 0.42, 0, vary=0.3)))
    stage.table(rough=0.5, specular=0.12)
    stage.lights((0, 0, 0.6), power=1.8)
    if near:
        stage.camera((0.4, -4.6, 2.3), (-0.55, -0.1, 0.55), 66, (-0.6, -0.4, 0.6), 0.14)
    else:
        stage.camera((0.5, -6.6, 3.5), (0.35, 0.1, 0.42), 54, (-0.6, -0.4, 0.5), 0.25)


def brocade_hung():
    """A length of the brocade that hangs in folds."""

    def bend(p):
        x, high = p[..., 0], p[..., 1]
        fold = 0.50 * np.sin(1.35 * x + 0.12 * high) + 0.14 * np.sin(3.0 * x + 1.0 - 0.1 * high)
        return np.stack([0.80 * x + 0.10 * np.cos(1.35 * x), fold - p[..., 2], high], axis=-1)

    brocade_cloth(22, 10, bend)
    stage.lights((0, -1, 0.5), scale=1.3, power=2.4)
    stage.camera((-2.4, -9.6, 0.8), (0, 0, 0), 47, (0, -0.4, 0), 0.4)


def jersey(ground, film, films, view, gap=0.17):
    """Fine jersey in soft waves. `films(rows, plies)` is true where a ply of a course is film."""
    columns = rows = int(10.5 / gap)
    paths = cloth.knit_paths(columns, rows, gap, 22)
    x, y, z = paths[..., 0], paths[..., 1], paths[..., 2]
    bent = np.stack([x, y + 0 * x, z + 0.34 * np.sin(0.8 * x + 0.9 * y) + 0.12 * np.sin(1.7 * x - 1.1 * y + 1)], axis=-1)
    t, n, b = thread.frame(bent)
    turn = thread.TAU * np.arange(paths.shape[1]) / 7.0
    for p in range(3):
        a = (turn + p * thread.TAU / 3)[None, :, None]
        out = np.cos(a) * b + np.sin(a) * n
        strand, bright = bent + out * gap * 0.068, films(np.arange(rows), p)
        for here, material in ((bright, film), (~bright, ground)):
            if here.any():
                thread.tube("loop", strand[here], gap * 0.08, material, out[here], 6, 0.05)
    stage.table("#0b0a09", height=-0.6, rough=0.9)
    stage.lights((0, 0, 0))
    stage.camera(*view)


def grey_jersey():
    """Linen and silk; one course in twelve is silver."""
    silver = metal("silver", 0.3, 0.6, vary=0.2)
    jersey(surfaces.yarn("#84858a", 0.75, 0.4, 0.3), silver, lambda rows, ply: rows % 12 == 7, ((-0.9, -4.4, 4.6), (0, 0, 0), 60, (0, -0.3, 0), 0.25))


def rose_jersey():
    """Rose film, twisted with a viscose strand."""
    rose = metal("rose", 0.26, 0.5, vary=0.25)
    jersey(surfaces.yarn("#b98e84", 0.6, 0.4, 0.2), rose, lambda rows, ply: 0 * rows + ply > 0, ((2.4, -3.7, 2.9), (0.1, 0.1, 0), 64, (0.2, -0.3, 0.1), 0.3), gap=0.30)
