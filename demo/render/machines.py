"""Machines at work: a winding head that fills a bobbin, and the needles of a knitting machine."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import cloth
import fibres
import stage
import surfaces
import thread
from metals import metal
from packages import lathe, put, spool
from skeins import foil, smooth_path
from thread import TAU
from tools import box, ring, steel


def lying(parts, place):
    """Turns upright parts so that their axis lies from left to right, its lower end at `place`."""
    turn = Matrix.Translation(place) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    for part in parts:
        part.matrix_world = turn @ Matrix.Translation(part.location)


def winding_head(thread_metal):
    """A bobbin on its spindle, the rail above it with the guide, and the thread that comes down."""
    bright, dark = steel(0.22), steel(0.36, "#a9adb3")
    enamel = surfaces.plain("#1d3a33", 0.3, 0.45, "solid")
    height = 1.9
    parts = spool(foil(thread_metal), metal(thread_metal, 0.4, 0), diameter=0.03, layers=4, hub=0.84, height=height, colour="#5a4330", per_turn=84)
    parts.append(lathe("spindle", [(0.0, -0.62), (0.11, -0.62), (0.13, -0.58), (0.13, 3.4)], bright, corners=48))
    parts.append(lathe("nut", [(0.13, -0.22), (0.34, -0.22), (0.38, -0.18), (0.38, -0.02), (0.13, -0.02)], dark, corners=6))
    parts.append(lathe("plate", [(0.0, 2.24), (0.80, 2.24), (0.84, 2.27), (0.84, 2.40), (0.42, 2.44), (0.42, 3.0)], bright, corners=96))
    lying(parts, (-1.1, 0, 1.55))
    parts.append(box((1.8, 1.7, 3.9), (2.75, 0.25, 1.55), enamel, 0.16))
    for z in (0.75, 2.35):
        parts.append(put(lathe("screw", [(0.0, 0.05), (0.10, 0.05), (0.12, 0.03), (0.12, -0.1)], bright, corners=32), (2.05, -0.61, z), (math.pi / 2, 0, 0)))
    # the rail of the traverse, its slide, and the eye that lays the thread
    rail = [(-9.0, 0.35, 3.12), (2.4, 0.35, 3.12)]
    parts.append(thread.tube("rail", thread.line(*rail, 4), 0.085, bright, corners=24))
    parts.append(box((0.42, 0.36, 0.34), (0.05, 0.35, 3.12), dark, 0.05))
    parts.append(thread.tube("arm", smooth_path([(0.05, 0.3, 3.05), (0.05, 0.0, 2.98), (0.05, -0.36, 2.92)], 60), 0.045, dark, corners=16))
    parts.append(ring("eye", 0.12, 0.06, surfaces.plain("#ece7db", 0.25, 0.5, "solid"), (0.05, -0.46, 2.90), (0.5, 0, 0)))
    run = smooth_path([(-2.6, -0.75, 6.4), (-1.2, -0.6, 4.6), (0.03, -0.46, 2.95), (0.06, -0.62, 2.55), (0.09, -0.86, 2.05), (0.10, -0.93, 1.60)], 500)
    parts.append(thread.tube("thread", run, 0.021, foil(thread_metal), thread.transported(run), 10, 0.03))
    return parts


def winder():
    """Two heads of an old winding machine; the near one fills a bobbin with gold."""
    winding_head("gold")
    for part in winding_head("copper"):
        part.matrix_world = Matrix.Translation((-4.9, 3.4, 0)) @ part.matrix_world
    stage.table("#1c130c", height=-0.4, rough=0.35)
    stage.lights((0, 0, 1.6))
    stage.camera((-1.5, -8.0, 3.6), (-0.05, 0, 1.92), 50, (0.0, -0.8, 1.9), 0.16)


def latch_needle(x, z, material, dark):
    """A needle that lies from front to back: its hook turns up and back, its latch lies open behind the loop."""
    a = np.linspace(-math.pi / 2, math.pi * 0.72, 24)
    hook = np.stack([0 * a + x, -0.20 - 0.105 * np.cos(a), z + 0.105 + 0.105 * np.sin(a)], axis=-1)
    stem = thread.line((x, 5.0, z), (x, -0.19, z), 20)
    path = np.concatenate([stem[:-1], hook])
    f = np.concatenate([np.ones(19), np.linspace(1, 0.55, 24)])
    section = thread.circle(0.045, 14)[None] * f[:, None, None]
    thread.sweep("needle", path, section[None], material, np.array([1.0, 0, 0]))
    latch = smooth_path([(x, 0.36, z + 0.03), (x, 0.52, z + 0.10), (x, 0.74, z + 0.13)], 20)
    thread.sweep("latch", latch, (thread.circle(0.03, 10)[None] * np.linspace(0.8, 1.3, 20)[:, None, None])[None], dark, np.array([1.0, 0, 0]))


def knitting_needles():
    """The needles of a knitting machine hold the last course of merino plated with gold."""
    columns, rows, gap = 26, 16, 0.40
    wool, gold = surfaces.yarn("#d8cbb3", 0.75, 0.6, 0.2), metal("gold", 0.24, 0.5, vary=0.25)
    paths = cloth.knit_paths(columns, rows, gap, 30)
    top = paths[-1, :, 1].max()
    # the cloth hangs with its purl side to the front and comes forward a little
    down = top - paths[..., 1]
    paths = np.stack([paths[..., 0], paths[..., 2] - 0.10 - 0.05 * down**1.5, -down], axis=-1)
    t, n, b = thread.frame(paths, np.array([0, -1.0, 0]))
    turn = TAU * np.arange(paths.shape[1]) / 7.5
    for p in range(3):
        a = (turn + p * TAU / 3)[None, :, None]
        out = np.cos(a) * b + np.sin(a) * n
        thread.tube("loop", paths + out * 0.028, 0.034 if p else 0.026, wool if p else gold, out, 7, 0.05)
    for k, course in enumerate(paths):
        fibres.strays(course, 0.05, 260, 0.16, 0.006, wool, seed=k)
    bright, dark = steel(0.2), steel(0.34, "#9fa3a9")
    low = -0.05 - 0.045
    for k in range(columns):
        x = (k + 0.5 - columns / 2) * gap
        latch_needle(x, low - 0.01, bright, dark)
        box((0.05, 4.2, 0.34), (x + gap / 2, 2.75, low + 0.02), dark, 0.015)
        box((0.035, 0.5, 0.22), (x + gap / 2, 0.46, low + 0.02), bright, 0.012)
    bed = steel(0.4, "#7d8187")
    bed.pass_index = 0
    box((14, 4.4, 0.5), (0, 2.85, low - 0.38), bed, 0.06)
    box((14, 0.7, 0.42), (0, 3.2, low + 0.42), surfaces.plain("#1b1c1f", 0.3, 0.5, "solid"), 0.08)
    stage.table(height=-4.2, rough=0.4)
    stage.lights((0, 0, 0))
    stage.camera((1.1, -5.4, 3.6), (0.05, 0.25, -0.42), 60, (0.1, -0.2, -0.1), 0.16)
