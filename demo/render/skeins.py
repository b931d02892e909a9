"""Hundreds of fine threads together: fans and hanks."""
import numpy as np

import stage
import surfaces
import thread
from palette import METALS
from thread import TAU


def foil(name, **more):
    return surfaces.foil(METALS[name], **more)


def smooth_path(points, count):
    """A soft curve through a few points."""
    points = np.array(points, float)
    at = np.linspace(0, len(points) - 1, count)
    path = np.stack([np.interp(at, np.arange(len(points)), points[:, i]) for i in range(3)], axis=-1)
    reach = count // (len(points) - 1) // 2
    window = np.hanning(2 * reach + 3)[1:-1]
    padded = np.concatenate([2 * path[:1] - path[reach:0:-1], path, 2 * path[-1:] - path[-2 : -reach - 2 : -1]])
    return np.stack([np.convolve(padded[:, i], window / window.sum(), "valid") for i in range(3)], axis=-1)


def wander(rnd, count, points, waves, amount):
    """Slow random curves, one for each thread."""
    s = np.linspace(0, 1, points)
    total = np.zeros((count, points))
    for k in range(1, waves + 1):
        total += rnd.normal(0, amount / k**0.7, (count, 1)) * np.sin(TAU * (k * s + rnd.uniform(0, 1, (count, 1))))
    return total


def skein(path, width, count, diameter, material, flat=0.62, twist=1.0, seed=1, loose=0.05, corners=6, turn=0.95, base=0.0):
    """A bundle of threads along `path`; `width(f)` is its half width at the share f of the way.

    It lies on the table (height `base`), flatter than wide, and turns once round itself in `1 / twist`.
    """
    rnd = np.random.default_rng(seed)
    points = len(path)
    f = np.linspace(0, 1, points)
    k = np.arange(count) + 0.5
    r, a = np.sqrt(k / count)[:, None], (k * 2.39996)[:, None]
    a = a + TAU * twist * f + wander(rnd, count, points, 3, 0.5 * loose)
    wide = width(f)
    r = r * (1 + wander(rnd, count, points, 4, loose))
    t, n, b = thread.frame(path)
    across, up = r * np.cos(a) * wide, r * np.sin(a) * wide * flat
    paths = path + across[..., None] * b + (up[..., None] + (wide * flat)[:, None]) * n
    paths[..., 2] = np.maximum(paths[..., 2], base + diameter / 2)
    return thread.tube("skein", paths, diameter / 2, material, corners=corners, pitch=diameter * turn)


def tie(path, at, radius, flat, material, turns=22, diameter=0.02):
    """Thread wound round a bundle to hold it together."""
    t, n, b = thread.frame(path)
    a = np.linspace(0, TAU * turns, turns * 48)
    along = (np.linspace(-0.5, 0.5, len(a)) * turns * diameter * 1.02)[:, None]
    ring = radius * np.cos(a)[:, None] * b[at] + (radius * flat * (1 + np.sin(a)))[:, None] * n[at]
    coil = path[at] + along * t[at] + ring
    up = np.cos(a)[:, None] * b[at] + np.sin(a)[:, None] * n[at]
    return thread.tube("tie", coil, diameter / 2, material, thread.unit(up), 8, diameter * 1.5)


def hero_fan():
    """Four metals drawn taut, fanning out from one point."""
    rnd = np.random.default_rng(5)
    point = np.array([3.3, 5.2, 4.2])
    count = 36
    for number, name in enumerate(["gold", "silver", "copper", "rose"]):
        f = (number + np.linspace(0.03, 0.97, count)) / 4
        f = f + rnd.normal(0, 0.0012, count)
        near = np.stack([-1.0 + 3.3 * f, -2.9 + 0.7 * f, -1.5 + 0.5 * np.sin(f * 9) + 0.05 * rnd.normal(0, 1, count)], axis=-1)
        far = point + np.stack([(f - 0.5) * 1.1, 0 * f, 0.25 * np.sin(f * 9)], axis=-1)
        s = np.linspace(0, 1, 60)[None, :, None]
        paths = near[:, None] * (1 - s) + far[:, None] * s
        thread.tube("fan", paths, 0.0105, foil(name, rough=0.2), corners=8, pitch=0.03)
    stage.table(height=-2.6, rough=0.3)
    stage.lights((1.2, 0, 0.4))
    stage.camera((0.6, -7.2, 3.4), (0.2, 0, 0.35), lens=62, focus=(1.2, -1.0, -0.2), stop=0.3)


def hero_skein():
    """Two hanks, gold before copper, that sweep across a dark table."""
    wide = lambda at: lambda f: 0.33 + 0.5 * np.clip(np.abs(f - at) * 2.6, 0, 1) ** 1.15
    path = smooth_path([(-0.6, 5.0, 0), (0.3, 1.9, 0), (1.5, -0.4, 0), (3.4, -1.6, 0), (6.4, -1.8, 0)], 420)
    skein(path, wide(0.5), 330, 0.034, foil("gold"), twist=0.9, seed=4)
    tie(path, 210, 0.36, 0.62, surfaces.yarn("#16110c", 0.5, 0.3))
    back = smooth_path([(2.2, 6.4, 0), (3.0, 3.4, 0), (4.6, 1.7, 0), (7.6, 1.2, 0)], 300)
    skein(back, lambda f: 0.6 + 0 * f, 260, 0.038, foil("copper"), twist=0.9, seed=9)
    stage.table(rough=0.55, specular=0.1)
    stage.lights((1.5, 0, 0))
    stage.camera((-0.7, -6.6, 3.3), (0.05, 0.1, 0.1), lens=50, focus=(1.1, -1.0, 0.5), stop=0.3)


def japan_hank(close=False):
    """A hank of Japan gold, tied with red silk."""
    path = smooth_path([(-5.4, 1.0, 0), (-2.6, 0.15, 0), (0, 0, 0), (2.6, -0.25, 0), (5.4, -1.4, 0)], 360)
    wide = lambda f: 0.36 + 0.52 * np.clip(np.abs(f - 0.5) * 3.2, 0, 1) ** 1.1
    skein(path, wide, 680, 0.029, foil("antique-gold", rough=0.26, vary=0.2), twist=0.9, seed=21, loose=0.07)
    tie(path, 180, 0.45, 0.62, surfaces.yarn("#9a1420", 0.42, 0.5), 30)
    stage.table(rough=0.55, specular=0.1)
    stage.lights((0, 0, 0.3))
    if close:
        stage.camera((1.2, -5.0, 4.4), (0.72, -0.12, 0.4), lens=135, focus=(0.75, -0.35, 0.55), stop=0.4)
    else:
        stage.camera((0.4, -5.4, 4.6), (0, -0.05, 0.3), lens=70, focus=(0, -0.4, 0.6), stop=0.4)
