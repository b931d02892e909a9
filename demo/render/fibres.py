"""Threads seen very close and true to scale: one unit is a millimetre.

At this size a thread is a bundle of filaments, a film is a flat tape with two edges, and neither is
quite regular.
"""
import numpy as np

import thread
from thread import TAU


def length_along(path):
    return np.concatenate([[0], np.linalg.norm(np.diff(path, axis=0), axis=1).cumsum()])


def uneven(rnd, count, points, amount, waves=5):
    """Slow random curves round zero, one for each of `count`."""
    s = np.linspace(0, 1, points)
    total = np.zeros((count, points))
    for k in range(1, waves + 1):
        total += rnd.normal(0, amount / k**0.5, (count, 1)) * np.sin(TAU * (k * s + rnd.uniform(0, 1, (count, 1))))
    return total


def filaments(path, radius, count, size, material, pitch=1.4, phase=0.0, loose=0.10, seed=1, section=None, step=None):
    """A bundle of `count` filaments that turns once in `pitch`."""
    rnd = np.random.default_rng(seed)
    path = thread.resample(path, step or abs(pitch) / 22)
    normal = thread.transported(path)
    t, n, b = thread.frame(path, normal)
    s = length_along(path)
    k = np.arange(count) + 0.5
    r = radius * np.sqrt(k / count)[:, None] * (1 + uneven(rnd, count, len(path), loose))
    a = (k * 2.39996)[:, None] + TAU * s / pitch + phase + uneven(rnd, count, len(path), loose * 2.5)
    out = np.cos(a)[..., None] * b + np.sin(a)[..., None] * n
    return thread.sweep("filaments", path + out * r[..., None], section if section is not None else thread.circle(size / 2, 6), material, out)


def trilobal(size):
    """The section of a filament with three lobes."""
    a = np.arange(12) * TAU / 12
    r = size / 2 * (0.82 + 0.30 * np.cos(3 * a))
    return np.stack([r * np.cos(a), r * np.sin(a)], axis=-1)


def strays(path, radius, count, reach, size, material, seed=1):
    """Single filaments that have worked loose and stand off the thread."""
    rnd = np.random.default_rng(seed)
    t, n, b = thread.frame(path, thread.transported(path))
    at = rnd.integers(2, len(path) - 2, count)
    a = rnd.uniform(0, TAU, count)
    out = np.cos(a)[:, None] * b[at] + np.sin(a)[:, None] * n[at]
    way = thread.unit(t[at] * rnd.choice([-1, 1], (count, 1)) + out * rnd.uniform(0.15, 0.6, (count, 1)) + rnd.normal(0, 0.25, (count, 3)))
    bend = thread.unit(np.cross(way, rnd.normal(0, 1, (count, 3)))) * rnd.uniform(0.2, 0.7, (count, 1))
    f = np.linspace(0, 1, 14)[None, :, None] * (reach * rnd.uniform(0.5, 1.2, (count, 1)))[..., None]
    paths = (path[at] + out * radius * 0.9)[:, None] + f * way[:, None] + f**2 / reach * bend[:, None]
    return thread.tube("strays", paths, size / 2, material, corners=5)


def tape(path, normal, width, material, thick=None, roll=0.0, seed=1):
    """Slit film along `path`: flat across, with two edges. `roll` is how much it rocks, in radians."""
    rnd = np.random.default_rng(seed)
    t, n, b = thread.frame(path, normal)
    if roll:
        angle = uneven(rnd, 1, len(path), roll * 0.5, max(6, len(path) // 40))[0][:, None]
        n = n * np.cos(angle) + b * np.sin(angle)
    h, e = width / 2, (thick or width * 0.045) / 2
    thing = thread.sweep("film", path, [(-h, -e), (-h, e), (h, e), (h, -e)], material, n)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.6
    return thing


def wrapping(path, radius, pitch, cover, material, phase=0.0, seed=1, roll=0.10, slack=0.05, per_turn=26):
    """Film wound round a core: a flat tape whose turns lie not quite evenly."""
    rnd = np.random.default_rng(seed)
    path = thread.resample(path, abs(pitch) / per_turn)
    t, n, b = thread.frame(path, thread.transported(path))
    s = length_along(path)
    turns = int(s[-1] / abs(pitch)) + 2
    shake = np.interp(s / abs(pitch), np.arange(turns + 1), rnd.normal(0, 1.0, turns + 1))
    a = (TAU * s / pitch + phase + slack * TAU * shake)[:, None]
    out = np.cos(a) * b + np.sin(a) * n
    slant = TAU * radius / np.hypot(TAU * radius, pitch)
    tilt = np.interp(s / abs(pitch) + 0.5, np.arange(turns + 2), rnd.normal(0, 1, turns + 2))[:, None] * roll
    lean = thread.unit(out + t * tilt)
    lift = 1 + 0.03 * np.abs(shake)[:, None]
    return tape(path + out * radius * lift, lean, abs(pitch) * cover * slant, material, thick=0.012)


def beads(path, normal, width, size, material, seed=1, rows=None):
    """Glass beads packed on a film of `width` along `path`."""
    rnd = np.random.default_rng(seed)
    path_len = length_along(path)
    t, n, b = thread.frame(path, normal)
    rows = rows or int(width / size)
    places = []
    for row in range(rows):
        s = np.arange(0, path_len[-1], size * 0.95) + (row % 2) * size * 0.47
        s = np.clip(s + rnd.normal(0, size * 0.10, len(s)), 0, path_len[-1])
        v = ((row + 0.5) / rows - 0.5) * width + rnd.normal(0, size * 0.08, len(s))
        pick = lambda q: np.stack([np.interp(s, path_len, q[:, i]) for i in range(3)], axis=-1)
        places.append(pick(path) + pick(b) * v[:, None] + pick(n) * rnd.normal(0, size * 0.05, len(s))[:, None])
    at = np.concatenate(places)
    at = at[rnd.uniform(0, 1, len(at)) > 0.04]
    r = size / 2 * rnd.uniform(0.82, 1.08, len(at))
    lats = np.radians([-80, -45, -10, 25, 55, 82])
    a = np.arange(8) * TAU / 8
    ball = np.stack([np.stack([np.cos(a) * np.cos(l), np.sin(a) * np.cos(l), 0 * a + np.sin(l)], axis=-1) for l in lats])
    points = at[:, None, None] + ball * r[:, None, None, None]
    grid = np.arange(len(at) * 48).reshape(len(at), 6, 8)
    grid = np.concatenate([grid, grid[:, :, :1]], axis=2)
    faces = np.stack([grid[:, :-1, :-1], grid[:, :-1, 1:], grid[:, 1:, 1:], grid[:, 1:, :-1]], axis=-1).reshape(-1, 4)
    return thread.mesh("beads", points.reshape(-1, 3), faces, material)
