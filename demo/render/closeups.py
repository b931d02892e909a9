"""How each thread is built, seen very close."""
import math

import bpy
import numpy as np

import stage
import surfaces
import thread
from metals import metal
from palette import JEWELS
from thread import TAU


def strands(make, count=3, gap=1.15, tilt=0.32, spread=0.35):
    """Strands side by side across the picture; `make(path, number)` creates the thread on each path."""
    for k in range(count):
        f = k - (count - 1) / 2
        x = np.linspace(-4.6, 4.6, 160)
        y = f * gap + 0.10 * np.sin(x * 0.7 + k * 1.9)
        z = -spread * (f % 2) * 0.7 + 0.08 * np.sin(x * 0.5 + k) + 0.25 * f
        c, s = math.cos(tilt), math.sin(tilt)
        make(np.stack([c * x - s * y, s * x + c * y, z], axis=-1), k)
    stage.table(height=-2.4, rough=0.3)
    stage.lights((0, 0, 0))
    stage.camera((0.3, -6.6, 6.4), (0, 0, 0), 84, (0, -0.2, 0.35), 0.45)


def macro_twist():
    def make(path, k):
        for p in range(2):
            ply, out = thread.helix(path, 0.225, 1.7, p * math.pi + k, None, 60)
            thread.tube("core", ply, 0.222, metal("copper", 0.35, 0), out, 20)
            thread.wrap("foil", ply, 0.226, 0.2, 1.15, metal("copper", 0.2, 0, vary=0.02), per_turn=26, lift=0.14)

    strands(make)


def macro_flat(material=None):
    def make(path, k):
        m = material or metal("gold", 0.13, 0, vary=0.06)
        s = np.linspace(0, 1, len(path))
        turn = 0.8 * np.sin(TAU * s * 1.6 + k * 0.9)[:, None]
        up = np.array([0, -0.35, 1.0]) + turn * np.array([0.1, 1.0, 0.2])
        h, e = 0.27, 0.010
        section = [(-h, -e), (-h, e), (0, e * 2), (h, e), (h, -e), (0, 0)]
        thing = thread.sweep("film", path, section, m, up)
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(30)

    strands(make, 6, 0.66, spread=0.25)


def macro_mx():
    def make(path, k):
        up = np.array([0, -0.3, 1.0])
        h, e = 0.36, 0.02
        thread.sweep("film", path, [(-h, -e), (-h, e), (0, e * 2), (h, e), (h, -e), (0, -e * 2)], metal("silver", 0.16, 0), up)
        white = surfaces.yarn("#d9dbe0", 0.5)
        fine = thread.resample(path, 0.02)
        t, n, b = thread.frame(fine, up)
        s = np.arange(len(fine)) * 0.02
        for hand in (1, -1):
            a = (hand * TAU * s / 1.0 + k)[:, None]
            # the second yarn passes outside the first where they cross
            out = 0.04 + (0.105 if hand < 0 else 0)
            across = (h + 0.07) * np.cos(a)
            above = (0.07 + out) * np.sin(a)
            route = fine + b * across + n * above
            thread.tube("yarn", route, 0.05, white, thread.transported(route), 10)

    strands(make, 3, 1.05)


def macro_mh():
    def make(path, k):
        soft = surfaces.yarn("#e2b8ad", 0.6, 0.5)
        for p in range(7):
            radius = 0.15 if p else 0.0
            if p:
                ply, out = thread.helix(path, radius, 1.9, p * TAU / 6, None, 36)
            else:
                ply, out = path, thread.transported(path)
            thread.tube("yarn", ply, 0.078, soft, out, 10)
        thread.wrap("film", path, 0.25, 0.95, 0.52, metal("rose", 0.15, 0, vary=0.02), per_turn=60, lift=0.04, phase=k)

    strands(make)


def macro_glow():
    m = surfaces.glowing("#8fe88c", 0.09)

    def make(path, k):
        for p in range(2):
            ply, out = thread.helix(path, 0.085, 0.62, p * math.pi + k, None, 36)
            for q in range(7):
                fibre, o = thread.helix(ply, 0.052, 1.0, q * TAU / 7, None, 30)
                thread.tube("fibre", fibre, 0.033, m, o, 6, 0.1)

    strands(make, 9, 0.46)
    for light in [o for o in bpy.context.scene.objects if o.type == "LIGHT"]:
        light.data.energy *= 0.4


def macro_reflective():
    def make(path, k):
        thread.tube("core", path, 0.39, surfaces.yarn("#50535a"), thread.transported(path), 20)
        m = surfaces.metal("#b4b9bf", 0.42, 0.02)
        thread.wrap("film", path, 0.4, 0.42, 1.15, m, per_turn=40, lift=0.14, phase=k)
        # the reflective glass beads
        coil, out = thread.helix(path, 0.4 * 1.10, 0.42, k, None, 50)
        rnd = np.random.default_rng(k)
        n = 9000
        pick = rnd.integers(0, len(coil), n)
        side = thread.tangents(path)[len(path) // 2]
        at = coil[pick] + side * rnd.uniform(-0.2, 0.2, (n, 1)) + out[pick] * 0.012
        rings = []
        for lat in (-0.9, -0.3, 0.3, 0.9):
            a = np.arange(6) * TAU / 6
            rings.append(np.stack([np.cos(a) * math.cos(lat), np.sin(a) * math.cos(lat), a * 0 + math.sin(lat)], axis=-1))
        ball = np.array(rings) * 0.013
        points = at[:, None, None] + ball
        grid = np.arange(n * 24).reshape(n, 4, 6)
        grid = np.concatenate([grid, grid[:, :, :1]], axis=2)
        faces = np.stack([grid[:, :-1, :-1], grid[:, :-1, 1:], grid[:, 1:, 1:], grid[:, 1:, :-1]], axis=-1).reshape(-1, 4)
        thread.mesh("beads", points.reshape(-1, 3), faces, surfaces.plain("#c4c9d0", 0.2, 1.0))

    strands(make)


def macro_purl():
    def make(path, k):
        kind = ["rough", "smooth", "check"][k % 3]
        m = metal("bright-gold", {"rough": 0.4, "smooth": 0.15, "check": 0.13}[kind], 0)
        coil, out = thread.helix(path, 0.36, 0.118, k, None, 40)
        if kind == "check":
            a = np.arange(len(coil)) * TAU / 40
            slow = np.linspace(0, 14, len(coil))
            coil = coil - out * (0.36 * 0.24 * (1 - np.abs(np.cos(1.5 * a + slow))))[:, None]
        thread.tube("wire", coil, 0.056, m, out, 10)

    strands(make, 3, 1.4)


def macro_trilobal():
    def make(path, k):
        m = surfaces.lustre(JEWELS[("ruby", "emerald", "sapphire")[k % 3]], 0.3)
        for p in range(2):
            ply, out = thread.helix(path, 0.22, 1.9, p * math.pi + k, None, 50)
            for q in range(20):
                fibre, o = thread.helix(ply, 0.185, 3.4, q * TAU / 20, None, 50)
                thread.tube("fibre", fibre, 0.036, m, o, 6)
            thread.tube("heart", ply, 0.18, m, out, 12)

    strands(make)
