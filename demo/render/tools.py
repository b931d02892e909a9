"""Threads at work: the needle of an embroidery machine, a needle in the hand frame."""
import math

import bpy
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal
from motifs import ground, leaf, stem
from packages import lathe, put
from skeins import foil, smooth_path
from thread import TAU


def steel(rough=0.22, colour="#c3c7cc"):
    """Turned steel: metal that is finished as a solid part, not as thread."""
    material = surfaces.metal(colour, rough, 0.0)
    material.pass_index = surfaces.KINDS["solid"]
    return material


def ring(name, radius, thick, material, place, turn=(0, 0, 0), squash=1.0):
    a = np.linspace(0, TAU, 121)
    path = np.stack([radius * np.cos(a), radius * np.sin(a), 0 * a], axis=-1)
    path[-1] = path[0]
    thing = thread.sweep(name, path, thread.circle(thick / 2, 16, squash), material)
    return put(thing, place, turn)


def box(size, place, material, bevel=0.06, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place, rotation=turn)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False)
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = bevel, 3
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    thing.data.use_auto_smooth = True
    return thing


def hoop(place, radius, material, height=0.42):
    """The outer ring of an embroidery hoop, its edges rounded."""
    r, w, h = radius, 0.30, height
    lathe("hoop", [(r, -0.2), (r, h - 0.05), (r + 0.05, h), (r + w - 0.05, h), (r + w, h - 0.05), (r + w, -0.2)], material, place, 160)


def needle_machine():
    """The needle of an embroidery machine goes down into the last stitch of a leaf."""
    cloth.woven(13, 11, 0.05, 0.05, surfaces.yarn("#161c33", 0.65, 0.3, 0.3), surfaces.yarn("#28304e", 0.65), cloth.twill, 0.98, 0.96, corners=5, z=-0.04)
    m = metal("gold", 0.24, 0.5)
    d = 0.055
    leaf((-3.0, -0.75), 0.62, 1.9, 0.36, d, m)
    leaf((-2.55, -0.85), -0.42, 1.9, 0.34, d, m, bow=-0.12)
    leaf((-1.35, -0.40), 1.05, 1.8, 0.34, d, m, bow=0.12)
    stem([(-4.6, -1.6), (-3.2, -0.95), (-1.6, -0.45), (-0.55, -0.05)], d * 1.1, m)
    # the leaf that is being stitched: half of it is there
    s = np.linspace(0, 0.62, 120)
    x = -0.55 + 2.5 * s
    y = -0.05 + 0.32 * np.sin(math.pi * s) + 0.25 * s
    half = 0.40 * np.sin(math.pi * np.clip(s, 0.01, 1) ** 0.75) ** 1.1
    vein = np.stack([x, y, 0 * x], axis=-1)
    cloth.satin(vein + np.stack([0 * x, 0 * x + 0.02, 0 * x], axis=-1), vein + np.stack([0.14 + 0 * x, half, 0 * x], axis=-1), d, m, seed=8)
    cloth.satin(vein - np.stack([0 * x, 0 * x + 0.02, 0 * x], axis=-1), vein + np.stack([0.14 + 0 * x, -half, 0 * x], axis=-1), d, m, seed=9)
    at = vein[-1] + np.array([0.10, 0.02, 0])
    px, py = at[:2]
    bright, dark = steel(0.24), steel(0.38, "#b3b7bc")
    # the needle: shank, blade, point, and the long groove that leads the thread to its eye
    lathe("needle", [(0.0, -0.55), (0.045, -0.28), (0.075, 0.0), (0.082, 0.3), (0.082, 1.5), (0.10, 1.6), (0.17, 1.72), (0.175, 2.6)], bright, (px, py, 0), 48)
    box((0.055, 0.05, 0.30), (px, py - 0.068, 0.52), surfaces.plain("#050505", 0.8), 0.02)
    box((0.035, 0.03, 0.8), (px, py - 0.072, 1.1), surfaces.plain("#3a3c40", 0.5), 0.01)
    # needle clamp, its screw, and the bar
    lathe("clamp", [(0.17, 2.05), (0.38, 2.05), (0.41, 2.08), (0.41, 2.62), (0.38, 2.65), (0.33, 2.68), (0.33, 9)], dark, (px, py, 0), 64)
    put(lathe("screw", [(0.0, 0.24), (0.15, 0.24), (0.17, 0.22), (0.17, 0.06), (0.09, 0.05), (0.09, -0.2)], bright, corners=32), (px + 0.42, py - 0.02, 2.36), (0, math.pi / 2, 0))
    # presser foot: a ring round the needle, hung from a bar behind it
    ring("foot", 0.46, 0.15, bright, (px, py, 0.30), squash=0.8)
    rod = smooth_path([(px, py + 0.46, 0.30), (px, py + 0.62, 0.42), (px, py + 0.80, 1.1), (px, py + 0.82, 2.6), (px, py + 0.82, 7)], 120)
    thread.tube("rod", rod, 0.10, bright, np.array([0, 1.0, 0]), 20)
    lathe("bar", [(0.24, 2.5), (0.26, 2.53), (0.26, 9)], dark, (px, py + 0.86, 0), 48)
    # the thread: from the last stitch through the eye, up the groove and to its guide
    run = smooth_path([(px - 0.14, py - 0.02, 0.07), (px - 0.10, py - 0.10, 0.22), (px - 0.02, py - 0.13, 0.48), (px, py - 0.115, 0.62), (px, py - 0.10, 1.0), (px, py - 0.10, 1.5), (px + 0.01, py - 0.24, 1.8), (px + 0.03, py - 0.46, 2.15), (px + 0.06, py - 0.46, 3.4), (px + 0.12, py - 0.46, 6)], 400)
    thread.tube("thread", run, 0.026, foil("gold"), thread.transported(run), 10, 0.05)
    ring("guide", 0.09, 0.035, bright, (px + 0.03, py - 0.46, 2.12), (0.25, 0, 0))
    box((4.6, 2.4, 3.0), (px + 0.4, py + 2.6, 6.6), surfaces.plain("#d9d6cf", 0.35, 0.4, "solid"), 0.25)
    hoop((-0.6, 0.3, 0), 4.3, surfaces.plain("#7d5c3a", 0.5, 0.3, "solid"))
    stage.table(height=-1.4, rough=0.4)
    stage.lights((0, 0, 0.6))
    stage.camera((-1.5, -6.9, 3.3), (px - 0.55, 0, 1.08), 52, (px - 0.1, py - 0.15, 0.5), 0.16)


def needle_hand():
    """Couching by hand: two ends of Japan gold, and the needle with the silk that ties them down."""
    ground("#b9ad94", 0.045, 11, 9)
    gold, silk = metal("gold", 0.22, 0.7), surfaces.yarn("#b01d2b", 0.4, 0.4)
    d = 0.085
    path = cloth.spiral(2.75, 0.20, d * 3.0, 60, 1)
    path = path + [-1.05, 0.15, 0]
    cloth.couched(path, d, gold, silk, 0.27, 2)
    small = cloth.spiral(1.9, 0.16, d * 3.0, 60, -1) * [-1, 1, 1] + [-2.9, 1.55, 0]
    cloth.couched(small, d, gold, silk, 0.27, 2)
    # the two ends that are not yet laid
    end, way = path[-1], thread.unit(path[-1] - path[-2])
    for k, (bow, far) in enumerate(((0.0, (3.3, 2.4)), (0.14, (3.5, 1.75)))):
        start = cloth.offset(path[-8:], (k - 0.5) * d * 1.03)[-1]
        route = smooth_path([start + [0, 0, d / 2], start + way * 0.5 + [0, 0, d / 2 + 0.05], start + way * 1.0 + [0.25 + bow, -0.1 * k, 0.16], (1.2 + bow, 1.15 - 0.3 * k, 0.10), (2.2, 1.4 - 0.5 * k, 0.06), (*far, 0.06), (far[0] + 3, far[1] + 0.8, 0.06)], 420)
        thread.tube("laid", route, d * 0.5, gold, thread.transported(route), 10, d * 0.55)
    # the needle goes down beside the last pair
    tip, eye = np.array([end[0] + 0.22, end[1] - 0.30, -0.20]), np.array([end[0] + 2.45, end[1] - 1.25, 0.92])
    line = thread.line(tip, eye, 120)
    f = np.linspace(0, 1, 120)
    r = 0.046 * np.clip(f / 0.28, 0.04, 1) ** 0.7 * np.where(f > 0.88, 1.12, 1.0) * np.where(f > 0.97, np.clip((1.0 - f) / 0.03, 0.15, 1), 1)
    a = np.arange(20) * TAU / 20
    section = np.stack([r[:, None] * np.cos(a) * np.where(f > 0.86, 1.25, 1.0)[:, None], r[:, None] * np.sin(a)], axis=-1)
    thread.sweep("needle", line, section[None], surfaces.metal("#dfe2e6", 0.3, 0))
    slot = thread.line(eye + (tip - eye) * 0.035, eye + (tip - eye) * 0.115, 30)
    g = np.linspace(0, math.pi, 30)
    thread.sweep("eye", slot + [0, 0, 0.012], (np.sin(g)[:, None, None] * np.stack([0.024 * np.cos(a), 0.042 * np.sin(a)], axis=-1))[None], surfaces.plain("#040404", 0.9))
    middle = eye + (tip - eye) * 0.075
    last = np.array([end[0] + 0.02, end[1] - 0.13, 0.0])
    loop = smooth_path([last, last + [0.02, -0.10, 0.12], last + [-0.10, -0.32, 0.12], last + [-0.22, -0.66, 0.04], last + [-0.12, -1.02, 0.03], last + [0.25, -1.32, 0.03], last + [0.85, -1.45, 0.10], last + [1.5, -1.40, 0.35], middle + [-0.35, -0.20, -0.16], middle - [0.10, 0.10, 0.06], middle + [0.02, 0.02, 0.0], middle + [0.14, 0.08, -0.02], middle + [0.45, 0.0, -0.35], middle + [0.75, -0.25, -0.72], middle + [1.15, -0.40, -0.76], middle + [1.6, -0.2, -0.76], middle + [2.4, -0.5, -0.76]], 900)
    for p in range(2):
        ply, out = thread.helix(loop, 0.012, 0.09, p * math.pi, None, 12)
        thread.tube("silk", ply, 0.013, silk, out, 6)
    hoop((-0.3, 0.2, 0), 3.9, surfaces.plain("#6e4a2a", 0.5, 0.3, "solid"), 0.5)
    stage.table(height=-1.4, rough=0.4)
    stage.lights((0, 0, 0))
    stage.camera((0.9, -5.6, 4.3), (0.12, -0.32, 0.1), 56, (0.0, -0.4, 0.1), 0.16)
