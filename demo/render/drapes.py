"""Cloth that hangs and curls: the stage curtain and the ribbon."""
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal


def curtain():
    """Heavy folds of crimson cloth; three gold bands are woven into it, line by line."""
    x = np.linspace(-6, 6, 900)
    fold = 0.42 * np.sin(x * 2.6) + 0.16 * np.sin(x * 4.3 + 1.1) + 0.07 * np.sin(x * 7.9 + 0.3)
    drift = lambda z: 0.10 * np.sin(x * 1.3 + z * 0.5) + 0.05 * z * np.sin(x * 2.6 + 0.8)
    heights = np.linspace(-3.0, 7.5, 900)
    points = np.array([np.stack([x + 0.16 * np.cos(x * 2.6), fold * (1 - 0.03 * z) + drift(z), 0 * x + z], axis=-1) for z in heights])
    grid = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
    velvet = surfaces.yarn("#6a0a16", 0.7, 1.0, 0.0)
    thread.mesh("curtain", points.reshape(-1, 3), faces, velvet)
    m = metal("gold", 0.27, 0.5, vary=0.25)
    d = 0.026
    for low, count in ((0.55, 26), (1.75, 7), (2.15, 3), (0.2, 5)):
        for k in range(count):
            z = low + k * d * 1.05
            row = np.stack([x + 0.16 * np.cos(x * 2.6), fold * (1 - 0.03 * z) + drift(z) - d * 0.5 - d * 0.25 * ((np.arange(900) // 3 + k) % 4 == 0), 0 * x + z], axis=-1)
            thread.tube("band", row, d / 2, m, np.array([0, -1.0, 0.2]), 6, d)
    stage.lights((0, -0.6, 1.6))
    stage.camera((0.2, -6.4, 2.1), (0, 0, 1.95), 36, (0, -0.5, 1.5), 0.5)


def ribbon(near=False):
    """A woven ribbon with gold edges, curling over the table."""
    length, width = 11.0, 1.15

    def bend(p):
        s, v = p[..., 0], p[..., 1]
        a = s * 0.62
        x = s * 0.52 + 0.75 * np.sin(a * 1.7)
        z = 0.72 - 0.66 * np.cos(a * 1.7 + 0.4) + 0.05 * v
        y = v * 0.96 + 0.22 * np.sin(s * 0.45)
        # follow the surface's own normal for the weave's small heights
        dx, dz = 0.52 + 0.75 * 0.62 * 1.7 * np.cos(a * 1.7), 0.66 * 0.62 * 1.7 * np.sin(a * 1.7 + 0.4)
        n = np.hypot(dx, dz)
        return np.stack([x - dz / n * p[..., 2], y, z + dx / n * p[..., 2]], axis=-1)

    gap = 0.036
    rows = int(width / gap)

    def part(low, high, material, name):
        count = int((high - low) * rows)
        shift = (low + high - 1) / 2 * width
        moved = lambda p: bend(p + [0, shift, 0])
        cloth.woven(length, count * gap, gap, gap, surfaces.yarn("#5a0d1c", 0.5, 0.5), material, lambda i, j: (i + j) % 2 == 0 if name == "plain" else (i + 2 * j) % 5 == 0, 0.95, 1.0, bend=moved, corners=5)

    g = metal("gold", 0.24, 0.4)
    part(0.0, 0.16, g, "edge")
    part(0.16, 0.42, surfaces.yarn("#7a1024", 0.45, 0.6), "plain")
    part(0.42, 0.58, g, "edge")
    part(0.58, 0.84, surfaces.yarn("#7a1024", 0.45, 0.6), "plain")
    part(0.84, 1.0, g, "edge")
    stage.table(rough=0.35, specular=0.1)
    stage.lights((0, 0, 0.6))
    if near:
        stage.camera((-0.9, -3.0, 2.7), (-0.45, 0.0, 0.75), 62, (-0.5, -0.25, 0.95), 0.3)
    else:
        stage.camera((-0.6, -5.6, 3.2), (0.0, 0.0, 0.6), 55, (0, -0.4, 0.9), 0.35)
