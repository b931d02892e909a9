"""Cloths and finished work for the gallery."""
import math

import bpy
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal
from motifs import ground, leaf, sample_camera, stem
from palette import GROUNDS, METALS
from thread import TAU


def denim(near=False):
    cloth.woven(12 if not near else 7, 9 if not near else 7, 0.05, 0.056, surfaces.yarn("#1d2d55", 0.7, 0.3, 0.35), surfaces.yarn("#8d93a6", 0.7, 0.2), cloth.twill, 0.98, 0.9, corners=5, z=-0.05)
    m = metal("gold", 0.25, 0.5)
    c = metal("copper", 0.25, 0.5)
    d = 0.055
    for k in range(-1, 5):
        x, y = -2.6 + 1.25 * k, -1.5 + 0.62 * k
        leaf((x, y), 1.25, 1.5 - 0.08 * k, 0.33, d, m if k % 2 else c, bow=0.10)
        leaf((x + 0.1, y - 0.12), -0.25, 1.5 - 0.08 * k, 0.33, d, c if k % 2 else m, bow=-0.10)
    stem([(-4.2, -2.4), (-2.6, -1.55), (0, -0.25), (2.9, 1.2)], 0.06, m, 3)
    if near:
        stage.lights((0, 0, 0))
        stage.camera((0.0, -2.9, 3.1), (0.15, 0.1, 0), 60, (0.1, -0.05, 0.1), 0.3)
    else:
        sample_camera((0.3, -4.8, 6.2), (0, -0.05, 0), 56)


def drape(points):
    """The soft waves of silk that lies on a table."""
    x, y = points[..., 0], points[..., 1]
    return 0.26 * np.sin(x * 0.9 + y * 0.55 + 0.4) + 0.11 * np.sin(x * 1.9 - y * 0.8 + 1.7)


def qipao(near=False):
    """Cloud scrolls of Japan gold on silk satin."""
    gold_m, silk = metal("gold", 0.24, 0.7), surfaces.yarn("#5e0912", 0.4)
    d = 0.075
    places = [(-0.9, 1.9, 1, 0.4, 2.8), (1.0, 2.5, -1, 3.4, 1.9), (0.9, 0.4, -1, 2.2, 2.6), (-0.95, -0.8, 1, 4.3, 2.2), (0.7, -1.9, -1, 1.2, 2.5), (-1.4, -2.7, 1, 0.2, 1.6)]
    for x, y, hand, turn, turns in places:
        path = cloth.spiral(turns, 0.14, d * 2.6, 60, hand)
        # the two ends run on from the scroll as its tail
        way = thread.unit(path[-1] - path[-2])
        side = np.array([-way[1], way[0], 0]) * hand
        f = np.linspace(0, 1, 40)[1:, None]
        path = np.concatenate([path, path[-1] + way * f * 0.9 - side * (0.34 * f**2)])
        c, s = math.cos(turn), math.sin(turn)
        path = np.stack([x + c * path[:, 0] - s * path[:, 1], y + s * path[:, 0] + c * path[:, 1], path[:, 2]], axis=-1)
        cloth.couched(path, d, gold_m, silk, 0.24, 2)
    for thing in bpy.context.scene.objects:
        points = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        points[:, 2] += drape(points)
        thing.data.vertices.foreach_set("co", points.ravel())
    x, y = np.meshgrid(np.linspace(-4.5, 4.5, 240), np.linspace(-5.5, 5.5, 280))
    points = np.stack([x, y, 0 * x], axis=-1)
    points[..., 2] = drape(points) - 0.004
    grid = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
    thread.mesh("silk", points.reshape(-1, 3), faces, surfaces.silk_satin("#780b18"))
    stage.lights((0, 0, 0))
    if near:
        stage.camera((2.3, -2.6, 2.9), (0.82, 0.30, 0.1), 56, (0.8, 0.1, 0.2), 0.25)
    else:
        stage.camera((0.2, -3.6, 8.0), (0, -0.1, 0), 56, (0, -0.3, 0.1), 0.5)


def lace():
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, -0.5))
    bpy.context.object.data.materials.append(surfaces.plain("#17121c", 0.8, 0.2))
    m = metal("silver", 0.26, 0.4)
    g = 0.19
    # net: two families of threads that meet in hexagons
    rows = 64
    t = np.arange(0, 100) * g / 2
    zig = np.array([0, 1, 1, 0] * 25) * g * 0.36
    for r in range(-rows // 2, rows // 2):
        for flip in (1, -1):
            path = np.stack([t - 25 * g, r * g * 1.44 + flip * (zig - g * 0.36 - 0.004), 0 * t + flip * 0.004], axis=-1)
            thread.tube("net", thread.resample(path, g / 6), 0.011, m, corners=5)
    flowers = [(-0.6, 1.5, 1.15), (1.25, -0.2, 0.95), (-1.2, -1.6, 1.05), (1.0, 2.9, 0.8), (0.9, -2.7, 0.85)]
    for x, y, r in flowers:
        for k in range(5):
            leaf((x + 0.2 * r * math.cos(k * TAU / 5 + r), y + 0.2 * r * math.sin(k * TAU / 5 + r)), k * TAU / 5 + r, r * 0.95, r * 0.30, 0.045, m, bow=0.04, base=0.02)
        a = np.linspace(0, TAU, 60)
        ring = lambda q: np.stack([x + q * r * np.cos(a), y + q * r * np.sin(a), 0 * a + 0.03], axis=-1)
        cloth.satin(ring(0.07), ring(0.19), 0.045, m, spacing=0.5)
    for pts in ([(-1.9, 3.9), (-0.9, 2.8), (-0.6, 1.5)], [(-0.6, 1.5), (0.6, 0.9), (1.25, -0.2)], [(1.25, -0.2), (0.2, -0.9), (-1.2, -1.6)], [(-1.2, -1.6), (0, -2.5), (0.9, -2.7)]):
        stem(pts, 0.05, m, 2)
    stage.lights((0, 0, 0))
    stage.camera((0.2, -3.2, 8.2), (0, 0, 0), 58, (0, -0.2, 0), 0.6)


def figure(i, j, scale=0.105):
    """The brocade's motif: where the gold floats. A rosette in an ogee trellis."""
    u, v = i * scale * 0.62, j * scale
    u, v = (u + 3.2) % 6.4 - 3.2, (v + 2.6 + 2.6 * (np.floor((i * scale * 0.62 + 3.2) / 6.4) % 2)) % 5.2 - 2.6
    r, a = np.hypot(u, v), np.arctan2(v, u)
    rose = r < 1.25 * (0.72 + 0.28 * np.cos(6 * a))
    heart = r < 0.36
    ring = np.abs(r - 0.5) < 0.09
    trellis = np.abs(np.abs(u) / 3.2 + np.abs(v) / 2.6 - 0.94 + 0.05 * np.cos(v * 4)) < 0.055
    bud = np.hypot(np.abs(u) - 1.75, (np.abs(v) - 1.1) * 1.4) < 0.36
    return (rose & ~ring) | heart | trellis | bud


def brocade_cloth(width=10, height=8, bend=None):
    def over(i, j):
        gold_on_top = figure(i - 108, j - 53)
        tie = (i + 3 * j) % 7 == 0
        return np.where(gold_on_top, tie, (i + 3 * j) % 8 != 0)

    cloth.woven(width, height, 0.046, 0.075, surfaces.yarn(GROUNDS["deep-green"], 0.4, 0.5), metal("gold", 0.24, 0.0, vary=0.2), over, 1.0, 0.94, flat_weft=True, corners=6, bend=bend)


def brocade(near=False):
    brocade_cloth()
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.15))
    bpy.context.object.data.materials.append(surfaces.plain(GROUNDS["deep-green"], 0.9, 0.05))
    if near:
        stage.lights((0, 0, 0))
        stage.camera((0.3, -2.4, 2.5), (0.1, 0.05, 0), 62, (0.1, -0.05, 0), 0.28)
    else:
        sample_camera((0.3, -4.8, 6.2), (0, -0.05, 0), 58)


def shield(scale, x=0.0, y=0.0):
    """A heater shield: straight top, straight shoulders, two arcs that meet in a point."""
    right = np.stack([np.full(24, 1.0), np.linspace(1.12, 0, 24)], axis=-1)
    turn = np.linspace(0, math.acos(0.6 / 1.6), 60)
    arc = np.stack([-0.6 + 1.6 * np.cos(turn), -1.6 * np.sin(turn)], axis=-1)
    half = np.concatenate([right, arc[1:]])
    top = np.stack([np.linspace(-1, 1, 60), np.full(60, 1.12)], axis=-1)
    return np.concatenate([half, half[-2:0:-1] * [-1, 1], top[:-1]]) * scale + [x, y]


def grown(ring, distance):
    """A closed outline moved outward by the same distance everywhere."""
    way = thread.unit(np.roll(ring, -3, axis=0) - np.roll(ring, 3, axis=0))
    return ring + np.stack([-way[:, 1], way[:, 0]], axis=-1) * distance


def crest():
    """A rowing club's badge: trilobal fields, charges in metal, one heavy gold outline."""
    cloth.woven(12, 10, 0.05, 0.05, surfaces.yarn("#181d2b", 0.6), surfaces.yarn("#202740", 0.6), cloth.twill, 0.98, 0.98, corners=5, z=-0.04)
    g, s = metal("gold", 0.24, 0.5), metal("silver", 0.25, 0.5)
    navy, red = surfaces.lustre("#1c2f86", 0.2), surfaces.lustre("#a3152a", 0.2)
    d = 0.036
    flat = lambda p: np.concatenate([p, np.zeros((len(p), 1))], axis=1)
    close = lambda p: flat(np.concatenate([p, p[:1]]))
    field = shield(1.84, 0, 0.22)
    for kind, quarter in ((navy, (1, 1)), (red, (-1, 1)), (red, (1, -1)), (navy, (-1, -1))):
        # the field clipped to one quarter of the shield
        q = field.copy()
        q[:, 0] = np.maximum(q[:, 0] * quarter[0], 0.02) * quarter[0]
        q[:, 1] = np.maximum((q[:, 1] - 0.38) * quarter[1], 0.02) * quarter[1] + 0.38
        cloth.underlay(q, kind, 0.02)
        cloth.filled(q, 0.45 * quarter[0] * quarter[1], d, kind, longest=0.7, lift=0.45, spacing=0.72, base=0.02)
    # edges of the two bars and of the outline, raised on their padding
    for a, b in (((0, -2.62), (0, 2.24)), ((-1.8, 0.38), (1.8, 0.38))):
        p = thread.line((*a, 0), (*b, 0), 80)
        cloth.satin(cloth.offset(p, -0.085), cloth.offset(p, 0.085), d, g, lift=1.6, spacing=0.75, base=0.06)
    cloth.satin(close(grown(field, 0.12)), close(grown(field, -0.11)), 0.048, g, lift=1.7, spacing=0.72, base=0.07)

    def star(x, y, r):
        """Five rays, each of two faces of satin that meet at its ridge."""
        at = lambda q, w: np.array([x + q * math.cos(w), y + q * math.sin(w), 0])
        for k in range(5):
            w = math.pi / 2 + k * TAU / 5
            ridge = thread.line(at(0.02, w), at(r, w), 40)
            for side in (1, -1):
                rim = thread.line(at(r * 0.40, w + side * TAU / 10), at(r, w), 40)
                cloth.satin(ridge, rim, d * 0.85, s, spacing=0.72, base=0.09, lift=0.9)

    star(0.92, 1.36, 0.60)
    star(-0.82, -0.66, 0.56)

    def oars(x, y, r):
        for hand in (1, -1):
            w = math.pi / 2 + hand * 0.62
            c, e = math.cos(w), math.sin(w)
            at = lambda along, off: np.stack([x + c * along - e * off, y + e * along + c * off, 0 * along], axis=-1)
            f = np.linspace(-r, r * 0.55, 60)
            base = 0.09 + 0.05 * (hand < 0)
            cloth.satin(at(f, 0 * f - 0.038), at(f + 0.03, 0 * f + 0.038), d * 0.85, g, spacing=0.75, base=base, lift=1.1)
            f = np.linspace(r * 0.5, r * 1.12, 40)
            wide = 0.135 * np.sin(np.linspace(0.25, 1, 40) * math.pi * 0.9) ** 0.5
            cloth.satin(at(f, -wide), at(f + 0.05, wide), d * 0.85, g, spacing=0.72, base=base, lift=1.0)

    oars(-0.92, 1.28, 0.62)
    oars(0.82, -0.72, 0.56)
    stage.lights((0, 0, 0))
    stage.camera((0.3, -4.6, 7.2), (0, -0.16, 0), 47, (0, -0.3, 0.1), 0.5)


def swatches():
    """Twelve shades stitched side by side on a linen ground, closed as a sewn-out sample has to be."""
    ground(GROUNDS["ecru"], 0.05, 10, 8)
    names = ["gold", "silver", "copper", "rose", "black-gold", "champagne", "blue", "green", "red", "violet", "teal", "bronze"]
    for k, name in enumerate(names):
        x, y = (k % 4 - 1.5) * 1.5, (1 - k // 4) * 1.42
        shape = np.array([(-0.62, -0.52), (0.62, -0.52), (0.62, 0.52), (-0.62, 0.52)]) + [x, y]
        m = metal(name, 0.25, 0.5)
        cloth.underlay(shape, surfaces.yarn(METALS[name], 0.5), 0.015)
        cloth.filled(shape, (math.pi / 2, 0.0, math.pi / 4)[k % 3], 0.036, m, longest=0.62 if k % 3 else None, lift=0.5, spacing=0.74, base=0.01)
    sample_camera((0.2, -4.0, 6.8), (0, -0.05, 0), 52)
