"""How each thread is built, seen very close: one unit is a millimetre, so the scale bar is true."""
import math

import numpy as np

import stage
import surfaces
import thread
from fibres import beads, filaments, strays, tape, trilobal, wrapping
from metals import metal
from palette import JEWELS
from thread import TAU


def strands(make, count=3, gap=1.15, tilt=0.32, spread=0.35, reach=4.6, stop=0.45, wave=0.10, stray=0.0, points=160):
    """Strands side by side across the picture; `make(path, number)` creates the thread on each path."""
    rnd = np.random.default_rng(count)
    for k in range(count):
        f = k - (count - 1) / 2
        x = np.linspace(-reach, reach, points)
        y = f * gap + wave * np.sin(x * 0.7 + k * 1.9) + rnd.normal(0, stray) * x / reach
        z = -spread * (f % 2) * 0.7 + 0.8 * wave * np.sin(x * 0.5 + k) + 0.25 * f * min(1, gap)
        c, s = math.cos(tilt), math.sin(tilt)
        make(np.stack([c * x - s * y, s * x + c * y, z], axis=-1), k)
    stage.table(height=-2.4, rough=0.3)
    stage.lights((0, 0, 0))
    stage.camera((0.3, -6.6, 6.4), (0, 0, 0), 84, (0, -0.2, 0.1), stop)


def fine_strands(make, count, gap, **more):
    strands(make, count, gap, **{"reach": 3.2, "spread": 0.12, "stop": 0.13, "wave": 0.05, "stray": 0.10, "points": 120, **more})


def macro_twist():
    """Two plies, each a nylon core wrapped with copper film."""
    film = metal("copper", 0.22, 0, vary=0.02)
    core = surfaces.yarn("#7a4a30", 0.5)

    def make(path, k):
        for p in range(2):
            ply, out = thread.helix(path, 0.105, 0.78, p * math.pi + k, None, 44)
            filaments(ply, 0.085, 16, 0.034, core, 0.9, seed=k * 2 + p)
            wrapping(ply, 0.105, 0.125, 0.93, film, k + p, seed=k * 2 + p, roll=0.14, slack=0.035)

    fine_strands(make, 7, 0.54)


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
    """Flat film with a fine yarn wound round it in each direction."""
    film = metal("silver", 0.24, 0, vary=0.04)
    guard = surfaces.yarn("#e9e6e0", 0.4, 0.4, 0.2)

    def make(path, k):
        rnd = np.random.default_rng(k)
        path = thread.resample(path, 0.03)
        s = np.linspace(0, 1, len(path))
        rock = 0.5 * np.sin(TAU * (s * 1.3 + rnd.uniform(0, 1))) + 0.22 * np.sin(TAU * (s * 4.1 + rnd.uniform(0, 1)))
        up = np.array([0, -0.45, 1.0]) + rock[:, None] * np.array([0.1, 0.9, 0.0])
        tape(path, up, 0.27, film, thick=0.014, roll=0.06, seed=k)
        t, n, b = thread.frame(path, up)
        d = np.arange(len(path)) * 0.03
        for hand in (1, -1):
            a = (hand * TAU * d / 0.5 + math.pi / 2 + 0.4 * math.sin(k * 2.1) + 0.3 * np.sin(d * 1.9 + k * 3 + hand))[:, None]
            outside = 0.030 + (0.034 if hand < 0 else 0)
            route = path + b * (0.135 + 0.028) * np.cos(a) + n * (outside + 0.012) * np.sin(a)
            route = thread.resample(route, 0.03)
            filaments(route, 0.021, 7, 0.018, guard, 0.5, seed=k * 2 + hand + 1, loose=0.14)
            strays(route, 0.02, 3, 0.3, 0.007, guard, seed=k * 5 + hand + 1)

    fine_strands(make, 9, 0.40)


def macro_mh():
    """Film and one soft viscose yarn, twisted round each other."""
    film = metal("rose", 0.17, 0, vary=0.03)
    soft = surfaces.yarn("#dcb3a6", 0.6, 0.6, 0.3)

    def make(path, k):
        rnd = np.random.default_rng(k)
        yarn, out = thread.helix(path, 0.045, 0.85, k, None, 40)
        filaments(yarn, 0.085, 34, 0.026, soft, 1.1, seed=k, loose=0.16)
        strays(yarn, 0.085, 10, 0.4, 0.007, soft, seed=k)
        wide = thread.resample(path, 0.02)
        t, n, b = thread.frame(wide, thread.transported(wide))
        d = np.arange(len(wide)) * 0.02
        a = (TAU * d / 0.85 + k + math.pi + 0.5 * np.sin(d * 1.7 + k) + 0.25 * np.sin(d * 4.3 + 2 * k))[:, None]
        away = np.cos(a) * b + np.sin(a) * n
        lean = thread.unit(away + 0.25 * np.sin(d * 3.1 + k)[:, None] * t)
        tape(wide + away * 0.108, lean, 0.215, film, thick=0.012, roll=0.10, seed=k)

    fine_strands(make, 8, 0.46)


def macro_glow():
    """Two-ply thread of many filaments that shine by themselves."""
    m = surfaces.afterglow("#b6f2b2")

    def make(path, k):
        for p in range(2):
            ply, out = thread.helix(path, 0.062, 0.62, p * math.pi + k, None, 34)
            filaments(ply, 0.066, 20, 0.027, m, 0.9, seed=k * 2 + p, loose=0.12)
        strays(path, 0.11, 12, 0.5, 0.008, m, seed=k)

    fine_strands(make, 12, 0.32)
    stage.afterglow()


def macro_reflective():
    """Film closely set with glass beads, wound round a polyester core."""
    core = surfaces.yarn("#4a4d53", 0.6)
    film = surfaces.metal("#7e838a", 0.45, 0.02)
    glass = surfaces.metal("#c6cbd2", 0.16, 0.55)

    def make(path, k):
        filaments(path, 0.15, 40, 0.036, core, 1.6, seed=k)
        rnd = np.random.default_rng(k)
        fine = thread.resample(path, 0.34 / 30)
        t, n, b = thread.frame(fine, thread.transported(fine))
        s = np.arange(len(fine)) * 0.34 / 30
        a = (TAU * s / 0.34 + k + 0.35 * np.sin(s * 2.3 + k))[:, None]
        out = np.cos(a) * b + np.sin(a) * n
        slant = TAU * 0.17 / np.hypot(TAU * 0.17, 0.34)
        width = 0.34 * 0.86 * slant
        tape(fine + out * 0.172, out, width, film, thick=0.012, roll=0.05, seed=k)
        beads(fine + out * 0.182, out, width * 0.98, 0.042, glass, seed=k)

    fine_strands(make, 7, 0.52)


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
    """Two-ply thread of filaments whose three lobes catch the light."""
    shades = [surfaces.lustre(JEWELS[name], 0.35) for name in ("ruby", "emerald", "sapphire")]
    section = trilobal(0.030)

    def make(path, k):
        m = shades[min(k // 5, 2)]
        for p in range(2):
            ply, out = thread.helix(path, 0.058, 0.95, p * math.pi + k * 1.7, None, 34)
            filaments(ply, 0.062, 22, 0.03, m, 1.5, seed=k * 2 + p, loose=0.12, section=section)
        strays(path, 0.10, 7, 0.5, 0.010, m, seed=k)

    fine_strands(make, 15, 0.245, spread=0.05, wave=0.03, stray=0.05)
