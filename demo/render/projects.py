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
from palette import GROUNDS
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


def qipao():
    ground(GROUNDS["red-silk"], 0.03, 6.4, 9, cloth.satin_weave)
    gold_m, silk = metal("gold", 0.24, 0.7), surfaces.yarn("#7c0f1c", 0.4)
    d = 0.075
    places = [(-0.9, 1.9, 1, 0.4, 2.8), (1.0, 2.5, -1, 3.4, 1.9), (0.9, 0.4, -1, 2.2, 2.6), (-0.95, -0.8, 1, 4.3, 2.2), (0.7, -1.9, -1, 1.2, 2.5), (-1.4, -2.7, 1, 0.2, 1.6)]
    for x, y, hand, turn, turns in places:
        path = cloth.spiral(turns, 0.14, d * 3.7, 60, hand)
        c, s = math.cos(turn), math.sin(turn)
        path = np.stack([x + c * path[:, 0] - s * path[:, 1], y + s * path[:, 0] + c * path[:, 1], path[:, 2]], axis=-1)
        cloth.couched(path, d, gold_m, silk, 0.24, 2)
    m = metal("bright-gold", 0.24, 0.5)
    leaf((-0.2, -0.15), 2.3, 1.3, 0.3, 0.05, m)
    leaf((0.0, 1.35), 0.9, 1.2, 0.28, 0.05, m)
    leaf((-0.1, -1.45), -2.6, 1.2, 0.28, 0.05, m)
    leaf((1.55, -0.75), -1.1, 1.1, 0.26, 0.05, m)
    stage.lights((0, 0, 0))
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


def brocade(near=False):
    def over(i, j):
        gold_on_top = figure(i - 108, j - 53)
        tie = (i + 3 * j) % 7 == 0
        return np.where(gold_on_top, tie, (i + 3 * j) % 8 != 0)

    cloth.woven(10, 8, 0.046, 0.075, surfaces.yarn(GROUNDS["deep-green"], 0.4, 0.5), metal("gold", 0.24, 0.0, vary=0.2), over, 1.0, 0.94, flat_weft=True, corners=6)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.15))
    bpy.context.object.data.materials.append(surfaces.plain(GROUNDS["deep-green"], 0.9, 0.05))
    if near:
        stage.lights((0, 0, 0))
        stage.camera((0.3, -2.4, 2.5), (0.1, 0.05, 0), 62, (0.1, -0.05, 0), 0.28)
    else:
        sample_camera((0.3, -4.8, 6.2), (0, -0.05, 0), 58)


def shield(scale, x=0.0, y=0.0):
    t = np.linspace(0, 1, 40)
    right = np.stack([1.0 - 0.05 * np.sin(t * math.pi), 1.15 - 1.2 * t], axis=-1)
    curve = np.stack([np.cos(t * math.pi / 2) ** 0.8, -0.05 - 1.3 * np.sin(t * math.pi / 2) ** 1.2], axis=-1)
    half = np.concatenate([right, curve[1:]])
    left = half[::-1] * [-1, 1]
    top = np.stack([np.linspace(-1, 1, 30), 1.15 + 0.12 * np.sin(np.linspace(0, math.pi, 30)) * 0], axis=-1)
    return np.concatenate([half, left[1:], top[1:-1]]) * scale + [x, y]


def crest():
    ground("#1a1f2c", 0.055, 12, 10)
    g, s = metal("gold", 0.24, 0.5), metal("silver", 0.25, 0.5)
    navy, red = surfaces.lustre("#16245a", 0.15), surfaces.lustre("#8c1524", 0.15)
    outer, inner = shield(2.0, 0, 0.15), shield(1.80, 0, 0.15)
    flat = lambda p: np.concatenate([p, np.zeros((len(p), 1))], axis=1)
    close = lambda p: flat(np.concatenate([p, p[:1]]))
    field = shield(1.77, 0, 0.15)
    for kind, quarter in ((navy, (1, 1)), (red, (-1, 1)), (red, (1, -1)), (navy, (-1, -1))):
        # clip the field to one quarter of the shield
        q = field.copy()
        q[:, 0] = np.maximum(q[:, 0] * quarter[0], 0.06) * quarter[0]
        q[:, 1] = np.maximum((q[:, 1] - 0.35) * quarter[1], 0.06) * quarter[1] + 0.35
        cloth.filled(q, 0.5 * quarter[0] * quarter[1], 0.055, kind, longest=0.62, lift=0.5)
    cloth.satin(close(inner), close(outer * 1.02), 0.055, g)
    for a, b in (((0, -2.35), (0, 2.4)), ((-1.8, 0.35), (1.8, 0.35))):
        p = thread.line((*a, 0.05), (*b, 0.05), 80)
        cloth.satin(cloth.offset(p, -0.11), cloth.offset(p, 0.11), 0.055, g, lift=1.4)
    def star(x, y, r, m):
        a = math.pi / 2 + np.arange(10) * TAU / 10
        rr = np.where(np.arange(10) % 2 == 0, r, r * 0.45)
        cloth.filled(np.stack([x + rr * np.cos(a), y + rr * np.sin(a)], axis=-1), 0.0, 0.05, m, base=0.10, lift=1.0)
    star(0.9, 1.35, 0.55, s)
    star(-0.85, -0.75, 0.5, s)
    a = np.linspace(0, TAU, 120)
    for x, y in ((-0.9, 1.35), (0.85, -0.7)):
        for q0, q1 in ((0.12, 0.28), (0.36, 0.5)):
            cloth.satin(np.stack([x + q0 * np.cos(a), y + q0 * np.sin(a), 0 * a], axis=-1), np.stack([x + q1 * np.cos(a), y + q1 * np.sin(a), 0 * a], axis=-1), 0.05, s, base=0.1, spacing=0.7)
    stage.lights((0, 0, 0))
    stage.camera((0.3, -4.6, 7.2), (0, -0.16, 0), 43, (0, -0.3, 0.1), 0.5)


def swatches():
    ground(GROUNDS["ecru"], 0.055, 10, 8)
    names = ["gold", "silver", "copper", "rose", "black-gold", "champagne", "blue", "green", "red", "violet", "teal", "bronze"]
    for k, name in enumerate(names):
        x, y = (k % 4 - 1.5) * 1.5, (1 - k // 4) * 1.42
        shape = np.array([(-0.6, -0.5), (0.6, -0.5), (0.6, 0.5), (-0.6, 0.5)]) + [x, y]
        cloth.filled(shape, (math.pi / 2, 0.0, math.pi / 4)[k % 3], 0.055, metal(name, 0.25, 0.5), longest=0.7 if k % 3 else None, lift=0.7)
    sample_camera((0.2, -4.0, 6.8), (0, -0.05, 0), 52)
