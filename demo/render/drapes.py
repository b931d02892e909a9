"""Cloth that hangs and curls: the stage curtain and the ribbon."""
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal


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
