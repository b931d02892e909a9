"""Every scene by name. SCENES gives the function that builds it and its full size in pixels."""
import math
from functools import partial

import bpy
import numpy as np

import cloth
import stage
import thread
from palette import GROUNDS, JEWELS, METALS

TAU = 2 * math.pi


def lathe(name, rings, material, place=(0, 0, 0), corners=96):
    """A turned body: `rings` are (radius, height) pairs."""
    a = np.arange(corners) * TAU / corners
    points = np.array([[(r * np.cos(x), r * np.sin(x), z) for x in a] for r, z in rings])
    grid = np.arange(len(rings) * corners).reshape(len(rings), corners)
    grid = np.concatenate([grid, grid[:, :1]], axis=1)
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
    thing = thread.mesh(name, points.reshape(-1, 3), faces, material)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    thing.location = place
    return thing


def put(thing, place, turn=(0, 0, 0)):
    thing.location = place
    thing.rotation_euler = turn
    return thing


def cone(material, under, place=(0, 0, 0), diameter=0.024, traverses=110, turns=5.3, seed=1, plies=1, tube_colour="#e9e0cf", per_turn=96, flat=None):
    """A king cone about three units high. Returns its parts."""
    profile = lambda f: 1.12 - 0.46 * f
    x, y, z = place
    body = thread.wound("winding", profile, 2.9, diameter, traverses, turns, material, seed, plies=plies, per_turn=per_turn, flat=flat)
    put(body, (x, y, z + 0.22))
    under = lathe("under", [(1.115, 0), (0.655, 2.9)], under, (x, y, z + 0.22))
    paper = stage.plain(tube_colour, 0.55, 0.35)
    core = lathe(
        "tube",
        [(0.98, 0), (1.06, 0.0), (1.08, 0.02), (1.06, 0.2), (0.60, 3.15), (0.575, 3.42), (0.56, 3.45), (0.53, 3.45), (0.51, 3.42), (0.55, 2.9)],
        paper,
        place,
    )
    return [body, under, core]


def copy(parts, shift):
    """The same package again at another place, sharing its geometry."""
    for part in parts:
        twin = part.copy()
        twin.location = [a + b for a, b in zip(part.location, shift)]
        twin.rotation_euler[2] += shift[0] * 1.7
        bpy.context.scene.collection.objects.link(twin)


def spool(material, under, place=(0, 0, 0), diameter=0.05, layers=5, plies=1, flat=None, hub=0.9, height=1.9, flange=1.12, colour="#1b1714", seed=2, per_turn=120):
    """A flanged spool with parallel winding. Returns its parts."""
    pitch = diameter if flat is None else flat
    turns = height / pitch * 0.985
    x, y, z = place
    body = thread.wound("winding", lambda f: hub + 0 * f, height, diameter, layers, turns, material, seed, flat, per_turn, plies)
    put(body, (x, y, z + 0.16))
    base = lathe("under", [(hub - 0.004, 0), (hub - 0.004, height)], under, (x, y, z + 0.16))
    shell = stage.plain(colour, 0.32, 0.5)
    rim = lambda z0: [(0.3, z0), (flange - 0.03, z0), (flange, z0 + 0.03), (flange, z0 + 0.09), (flange - 0.03, z0 + 0.12), (0.3, z0 + 0.12)]
    parts = [body, base, lathe("flange", rim(0), shell, place), lathe("flange", rim(height + 0.2), shell, place)]
    parts.append(lathe("hole", [(0.3, height + 0.32), (0.3, height)], stage.plain("#060505"), place))
    return parts


def tail(material, diameter, start, points, plies=1, flat=None):
    """A loose end lying on the table, smoothed through `points`."""
    pts = np.array([start, *points], float)
    at = np.linspace(0, len(pts) - 1, 240)
    path = np.stack([np.interp(at, np.arange(len(pts)), pts[:, i]) for i in range(3)], axis=-1)
    window = np.hanning(61) / np.hanning(61).sum()
    padded = np.pad(path, ((30, 30), (0, 0)), mode="edge")
    path = np.stack([np.convolve(padded[:, i], window, "valid") for i in range(3)], axis=-1)
    path[:, 2] = np.maximum(path[:, 2], diameter / 2)
    if plies > 1:
        for k in range(plies):
            ply, out = thread.helix(path, diameter * 0.25, diameter * 2.5, k * TAU / plies, None, 14)
            thread.tube("tail", ply, diameter * 0.29, material, out, 8, diameter * 0.5)
    elif flat:
        h, e = flat / 2, 0.003
        thread.sweep("tail", path + [0, 0, h * 0.4], [(-h, -e), (-h, e), (h, e), (h, -e)], material, np.array([0, -0.8, 0.6]))
    else:
        thread.tube("tail", path, diameter / 2, material, corners=8, pitch=diameter)


def gold(**more):
    return stage.metal(METALS["gold"], turns=0.35, **more)


def metal(name, rough=0.26, turns=0.35, **more):
    return stage.metal(METALS[name], rough, turns=turns, **more)


# Heroes


def hero_cone():
    m = metal("gold", 0.24)
    parts = cone(m, metal("antique-gold", 0.35, 0), diameter=0.034, traverses=120, turns=4.6, per_turn=128)
    put_parts(parts, (1.15, 0, 0))
    back = cone(metal("silver", 0.24), metal("silver", 0.35, 0), (3.5, 3.0, 0), diameter=0.034, traverses=90, turns=4.6, seed=4)
    copy(back, (-5.4, 4.2, 0))
    stage.table(rough=0.16)
    stage.lights((1.15, 0, 1.6))
    stage.camera((0.0, -7.0, 2.7), (-0.05, 0, 1.55), lens=62, focus=(1.0, -0.95, 1.7), stop=0.45)


def put_parts(parts, shift):
    for part in parts:
        part.location = [a + b for a, b in zip(part.location, shift)]


def hero_fan():
    names = ["gold", "silver", "copper", "rose", "bright-gold", "black-gold", "champagne", "gold", "bronze", "pale-gold", "silver", "gold"]
    point = np.array([3.3, 2.6, 4.6])
    for k, name in enumerate(names):
        f = k / (len(names) - 1)
        far = np.array([-1.5 + 4.0 * f, -1.8 + 1.1 * math.sin(f * 11), -2.55])
        path = thread.line(point + [(f - 0.5) * 1.5, 0, 0], far, 80)
        core = metal(name, 0.3, 0)
        thread.tube("core", path, 0.083, core)
        thread.wrap("foil", path, 0.085, 0.105, 1.18, metal(name, 0.2, 0, vary=0.05), lift=0.16)
    stage.table(height=-2.6, rough=0.3)
    stage.lights((1.2, 0, 0.4))
    stage.camera((0.6, -7.2, 3.4), (0.2, 0, 0.35), lens=62, focus=(1.6, -0.4, 0.4), stop=0.3)


def hero_rows():
    kinds = ["gold", "silver", "black-gold", "copper", "bright-gold"]
    for k, name in enumerate(kinds):
        parts = cone(metal(name), metal(name, 0.4, 0), diameter=0.03, traverses=70, turns=5.2, seed=k + 1, per_turn=72)
        first = True
        for row in range(5):
            column = (k + 2 * row) % 5
            shift = ((column - 0.9) * 2.6 + (row % 2) * 1.2, row * 2.7, 0)
            if first:
                put_parts(parts, shift)
                origin, first = shift, False
            else:
                copy(parts, [a - b for a, b in zip(shift, origin)])
    stage.table(rough=0.15)
    stage.lights((2.0, 1.0, 1.5), scale=1.35)
    stage.camera((-4.6, -10.6, 5.0), (-0.6, 1.2, 1.5), lens=46, focus=(1.2, 0, 1.5), stop=0.35)


def leaf(place, angle, length, width, diameter, material, slant=0.16, bow=0.16, **more):
    """A satin-stitched leaf in two halves that meet at its vein."""
    s = np.linspace(0, 1, 160)
    c, d = math.cos(angle), math.sin(angle)

    def at(s, side):
        s2 = np.clip(s, 0, 1)
        x = s2 * length
        y = bow * length * np.sin(math.pi * s2) + side * width * np.sin(math.pi * s2**0.75) ** 1.1
        return np.stack([place[0] + c * x - d * y, place[1] + d * x + c * y, 0 * x], axis=-1)

    gap = diameter * 0.42 / width
    for side in (1, -1):
        cloth.satin(at(s, side * gap), at(s + slant * (1 - s) * np.sin(math.pi * s) ** 0.5, side), diameter, material, seed=int(7 + side), **more)


def stem(points, diameter, material, strands=3):
    at = np.linspace(0, 1, 200)
    pts = np.array(points, float)
    t = np.linspace(0, 1, len(pts))
    path = np.stack([np.polyval(np.polyfit(t, pts[:, i], min(3, len(pts) - 1)), at) for i in (0, 1)] + [at * 0 + diameter * 0.55], axis=-1)
    for k in range(strands):
        thread.tube("stem", cloth.offset(path, (k - (strands - 1) / 2) * diameter), diameter * 0.5, material, pitch=diameter * 0.6)


def ground(colour, gap=0.05, width=9.0, height=7.0, weave=cloth.plain_weave, weft=None, z=-0.03):
    warp_yarn = stage.yarn(colour, 0.6)
    weft_yarn = stage.yarn(weft, 0.6) if weft else warp_yarn
    cloth.woven(width, height, gap, gap, warp_yarn, weft_yarn, weave, 0.98, 0.98, corners=5, z=z)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, z - gap))
    bpy.context.object.data.materials.append(stage.plain(colour, 0.9, 0.05))


def leaves(material, diameter=0.055):
    leaf((-1.15, -0.75), 0.52, 3.7, 0.66, diameter, material)
    leaf((-0.75, -1.05), -0.32, 3.0, 0.46, diameter, material, bow=-0.12)
    leaf((-1.45, -0.55), 1.45, 2.2, 0.42, diameter, material, bow=0.10)
    leaf((-1.75, -0.85), 2.55, 1.7, 0.34, diameter, material, bow=-0.12)
    stem([(-2.6, -3.2), (-2.2, -2.2), (-1.6, -1.2), (-1.1, -0.8)], diameter * 1.1, material)


def hero_leaf():
    ground(GROUNDS["black-silk"], 0.026, 11, 9, cloth.satin_weave)
    m = metal("gold", 0.24, 0.5)
    leaf((0.75, -0.75), 0.62, 3.6, 0.68, 0.06, m)
    leaf((1.0, -1.2), -0.12, 3.2, 0.5, 0.06, m, bow=-0.1)
    leaf((0.45, -0.5), 1.5, 2.4, 0.46, 0.06, m, bow=0.10)
    leaf((0.1, -0.85), 2.5, 1.7, 0.34, 0.06, metal("copper", 0.26, 0.5), bow=-0.12)
    stem([(-0.9, -3.6), (-0.3, -2.4), (0.27, -1.36), (0.83, -0.72)], 0.066, m)
    stage.lights((1.0, 0, 0))
    stage.camera((0.2, -5.4, 5.6), (0.05, -0.1, 0), lens=46, focus=(1.5, -0.4, 0.1), stop=0.5)


def coils(material, diameter, loops, radius, plies=2, seed=3, place=(0, 0)):
    """Loose coils lying over one another; every crossing has its own height."""
    rnd = np.random.default_rng(seed)
    t = np.linspace(0, TAU * loops, loops * 160)
    n = len(t)
    soft = lambda a: np.interp(t, np.linspace(0, t[-1], loops * 3), rnd.normal(0, a, loops * 3))
    r = radius * (1 + 0.16 * np.sin(t * 0.37 + 1) + soft(0.05))
    cx = place[0] + 0.9 * np.sin(t * 0.21) + soft(0.06)
    cy = place[1] + 0.5 * np.cos(t * 0.17)
    path = np.stack([cx + r * np.cos(t), cy + 0.92 * r * np.sin(t), 0 * t], axis=-1)
    w = np.hanning(81) / np.hanning(81).sum()
    path = np.stack([np.convolve(np.pad(path[:, i], 40, mode="edge"), w, "valid") for i in range(3)], axis=-1)
    # lay the thread down in order: it rests on whatever it crosses
    size, cell = 400, radius * 4.2 / 400
    pile = np.zeros((size, size))
    fine = thread.resample(path, cell * 0.7)
    ix = np.clip(((fine[:, 0] - place[0]) / cell + size / 2).astype(int), 4, size - 5)
    iy = np.clip(((fine[:, 1] - place[1]) / cell + size / 2).astype(int), 4, size - 5)
    k = max(1, int(diameter * 0.55 / cell))
    h = np.zeros(len(fine))
    disc = [(a, b) for a in range(-k, k + 1) for b in range(-k, k + 1) if a * a + b * b <= (k + 0.5) ** 2]
    lag = int(4 * k + 8)
    for i in range(len(fine)):
        h[i] = max(pile[ix[i] + a, iy[i] + b] for a, b in disc)
        j = i - lag
        if j >= 0:
            for a, b in disc:
                pile[ix[j] + a, iy[j] + b] = max(pile[ix[j] + a, iy[j] + b], h[j] + diameter * 1.02)
    reach = int(diameter * 2.0 / cell)
    high = np.lib.stride_tricks.sliding_window_view(np.pad(h, reach, mode="edge"), 2 * reach + 1).max(1)
    w = np.hanning(4 * reach + 3)
    h = np.maximum(np.convolve(np.pad(high, 2 * reach + 1, mode="edge"), w / w.sum(), "valid"), h)
    fine[:, 2] = h + diameter / 2
    path = thread.resample(fine, diameter * 0.3)
    for p in range(plies):
        ply, out = thread.helix(path, diameter * 0.25, diameter * 2.6, p * TAU / plies, None, 14)
        thread.tube("ply", ply, diameter * 0.27, material, out, 10, diameter * 0.22)


def hero_coils():
    coils(metal("gold", 0.22, 0.6, vary=0.1), 0.13, 9, 1.7, place=(1.3, 0.2))
    stage.table(rough=0.3, specular=0.2)
    stage.lights((1.2, 0, 0))
    stage.camera((-0.5, -5.9, 2.9), (0.0, 0.1, 0.2), lens=50, focus=(1.2, -1.4, 0.3), stop=0.35)


# Product main pictures


def product_camera(target=(0, 0, 1.72), place=(0.5, -9.2, 3.3), lens=66, stop=0.35):
    stage.table(rough=0.17)
    stage.lights((0, 0, 1.5))
    stage.camera(place, target, lens, (target[0], target[1] - 1.0, target[2]), stop)


def main_cone(name="gold", diameter=0.026, turns=5.3, traverses=110, plies=1, turns_depth=0.35, rough=0.26, flat=None, square=False, under=None, tube_colour="#e9e0cf", with_tail=True, material=None):
    m = material or metal(name, rough, turns_depth)
    cone(m, under or material or metal(name, 0.4, 0), diameter=diameter, traverses=traverses, turns=turns, plies=plies, flat=flat, per_turn=96 if plies == 1 else 220, tube_colour=tube_colour)
    if with_tail and not square:
        tail(m, max(diameter, 0.024), (1.02, -0.55, 0.5), [(1.2, -0.9, 0.02), (1.6, -1.5, 0.02), (2.1, -1.1, 0.02), (2.6, -1.6, 0.02), (3.4, -1.2, 0.02), (4.4, -1.7, 0.02)])
    if square:
        product_camera((0, 0, 1.72), (0.3, -9.2, 3.0), 72, 0.5)
    else:
        product_camera((0.15, 0, 1.62), (0.5, -9.2, 3.2), 60, 0.35)


def main_polyester():
    cone(metal("silver"), metal("silver", 0.4, 0), (-1.05, -0.3, 0), diameter=0.026, seed=3)
    cone(metal("bright-gold"), metal("gold", 0.4, 0), (1.35, 0.5, 0), diameter=0.026, seed=5)
    product_camera((0.1, 0, 1.62), (0.2, -9.4, 3.3), 56)


def main_trilobal():
    for k, (name, place) in enumerate((("emerald", (-2.15, 1.1, 0)), ("ruby", (0, -0.5, 0)), ("sapphire", (2.15, 1.2, 0)))):
        m = stage.lustre(JEWELS[name])
        cone(m, m, place, diameter=0.028, traverses=95, turns=4.8, seed=k + 2, plies=1)
    product_camera((0.05, 0, 1.58), (0.3, -9.6, 3.4), 52)


def main_spool(name="gold", square=False, diameter=0.05, plies=1, flat=None, layers=5, colour="#1b1714", rough=0.28, material=None, under=None, hub=0.9, power=1.0, height=1.9):
    m = material or metal(name, rough, 0.4)
    if plies > 1:
        hub = 0.8
    spool(m, under or material or metal(name, 0.4, 0), diameter=diameter, plies=plies, flat=flat, layers=layers, colour=colour, hub=hub, per_turn=260 if plies > 1 else 120, height=height)
    stage.table(rough=0.17, specular=0.15 if square else 0.4)
    stage.lights((0, 0, 1.1), power=power)
    if square:
        stage.camera((2.2, -5.6, 3.9), (0, 0, 1.04), 70, (0.2, -0.8, 1.2), 0.6)
    else:
        reach = hub + 0.25
        tail(m, max(diameter, 0.03), (reach - 0.25, -0.55, 0.9), [(reach + 0.2, -0.9, 0.25), (1.6, -1.2, 0.02), (2.1, -0.9, 0.02), (2.7, -1.4, 0.02), (3.6, -1.0, 0.02)], plies, flat)
        stage.camera((1.2, -6.9, 3.9), (0.15, 0, 0.98), 64, (0.2, -0.8, 1.1), 0.35)


def main_holo():
    holo = stage.rainbow("#ffffff", 0.62, 0.18, 3.2)
    opal = stage.rainbow("#fbf6f2", 0.26, 0.3, 1.6, 0.6)
    spool(holo, holo, (-1.3, 0.0, 0), diameter=0.03, flat=0.085, layers=3)
    parts = spool(opal, opal, (1.35, 0.75, 0), diameter=0.03, flat=0.085, layers=3, colour="#e9e0cf", seed=6)
    stage.table(rough=0.17)
    stage.lights((0, 0, 1.1), power=0.8)
    stage.camera((0.6, -7.8, 4.2), (0.05, 0.1, 0.92), 58, (-0.6, -0.8, 1.1), 0.35)


def main_glow(square=False, diameter=0.06):
    m = stage.glowing("#a9f09a", 0.2)
    main_spool(square=square, diameter=diameter, plies=2, layers=3, material=m, power=0.45, under=stage.glowing("#7fd07a", 0.12))


def main_reflective(square=False, diameter=0.03):
    m = stage.metal("#a9aeb4", 0.48, 0.25, turns=0.5)
    main_cone(material=m, diameter=diameter, square=square, traverses=100 if diameter < 0.03 else 80, turns=5.3 if diameter < 0.035 else 4, tube_colour="#26241f")


def main_japan(square=False, diameter=0.05):
    m = metal("antique-gold", 0.27, 0.6)
    main_spool(square=square, diameter=diameter, material=m, under=stage.yarn("#b0702a"), colour="#6e1a17", hub=0.86)


def coil_strip(start, end, radius, wire, material, kind="smooth", seed=0):
    """A strip of purl: wire coiled round nothing, turn against turn."""
    pitch = wire * 1.04
    path = thread.line(start, end, 60)
    path[:, 2] += 0.02 * np.sin(np.linspace(0, 9 + seed, 60))
    coil, out = thread.helix(path, radius, pitch, seed, np.array([0, 0, 1.0]), 24 if kind != "check" else 36)
    if kind == "check":
        s = np.arange(len(coil)) * TAU / 36 + seed
        ring = coil - out * radius
        slow = np.linspace(0, np.linalg.norm(np.subtract(end, start)) * 1.5, len(coil))
        squared = 0.86 + 0.14 * np.abs(np.cos(1.5 * (s + slow)))
        coil = ring + out * (radius * squared)[:, None]
    thread.tube("purl", coil, wire / 2, material, out, 6 if kind != "rough" else 4)


def main_purl(only=None):
    kinds = ["smooth", "rough", "check"]
    m = {"smooth": metal("bright-gold", 0.16, 0), "rough": metal("gold", 0.42, 0), "check": metal("bright-gold", 0.14, 0)}
    if only:
        for k in range(5):
            y = (k - 2) * 0.62
            coil_strip((-4, y - 0.9, 0.2), (4, y + 0.9, 0.2), 0.18, 0.05, m[only], only, k * 1.3)
        stage.table(rough=0.25, specular=0.12)
        stage.lights((0, 0, 0))
        stage.camera((0.2, -4.6, 6.4), (0, 0, 0.1), 72, (0, -0.3, 0.2), 0.5)
        return
    for k in range(9):
        kind = kinds[k // 3]
        y = (k - 4) * 0.44 + (k // 3 - 1) * 0.34
        coil_strip((-2.7 - 0.35 * (k % 2), y - 0.9, 0.16), (2.3 + 0.3 * (k % 3), y + 0.9, 0.16), 0.155, 0.042, m[kind], kind, k * 1.1)
    stage.table(rough=0.25, specular=0.12)
    stage.lights((0, 0, 0))
    stage.camera((0.6, -5.6, 7.0), (-0.1, 0, 0.1), 54, (0, -0.6, 0.2), 0.4)


# Close-ups of the construction


def strands(make, count=3, gap=1.15, tilt=0.32, spread=0.35):
    """Strands lying side by side across the picture; `make(path, number)` clothes each path."""
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


def wrapped(name, radius=0.4, cover=1.2, core="#8a5a24", pitch=0.36, rough=0.2, lift=0.16):
    def make(path, k):
        thread.tube("core", path, radius * 0.985, stage.yarn(core), thread.transported(path), 24)
        thread.wrap("foil", path, radius, pitch, cover, metal(name, rough, 0, vary=0.02), per_turn=40, lift=lift, phase=k)

    return make


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
        white = stage.yarn("#d9dbe0", 0.5)
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
        soft = stage.yarn("#e2b8ad", 0.6, 0.5)
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
    m = stage.glowing("#a9f09a", 0.24)

    def make(path, k):
        for p in range(2):
            ply, out = thread.helix(path, 0.22, 1.6, p * math.pi + k, None, 50)
            for q in range(7):
                fibre, o = thread.helix(ply, 0.135, 2.6, q * TAU / 7, None, 40)
                thread.tube("fibre", fibre, 0.085, m, o, 8)

    strands(make)
    for light in [o for o in bpy.context.scene.objects if o.type == "LIGHT"]:
        light.data.energy *= 0.35


def macro_reflective():
    def make(path, k):
        thread.tube("core", path, 0.39, stage.yarn("#50535a"), thread.transported(path), 20)
        m = stage.metal("#b4b9bf", 0.42, 0.02)
        thread.wrap("film", path, 0.4, 0.42, 1.15, m, per_turn=40, lift=0.14, phase=k)
        # the glass beads that send the light back
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
        thread.mesh("beads", points.reshape(-1, 3), faces, stage.plain("#c4c9d0", 0.2, 1.0))

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
        m = stage.lustre(JEWELS[("ruby", "emerald", "sapphire")[k % 3]], 0.3)
        for p in range(2):
            ply, out = thread.helix(path, 0.22, 1.9, p * math.pi + k, None, 50)
            for q in range(20):
                fibre, o = thread.helix(ply, 0.185, 3.4, q * TAU / 20, None, 50)
                thread.tube("fibre", fibre, 0.036, m, o, 6)
            thread.tube("heart", ply, 0.18, m, out, 12)

    strands(make)


# Stitched, woven and knitted samples


def sample_camera(place=(0.3, -4.8, 6.2), target=(0, -0.05, 0), lens=58, stop=0.5):
    stage.lights((0, 0, 0))
    stage.camera(place, target, lens, (target[0], target[1] - 0.3, 0.1), stop)


def sample_leaves(colour="gold", cloth_colour="ink", material=None):
    ground(GROUNDS[cloth_colour], 0.052)
    leaves(material or metal(colour, 0.24, 0.5))
    sample_camera()


def sample_diamonds():
    ground(GROUNDS["navy"], 0.052)
    m = metal("silver", 0.24, 0.5)
    for i in range(-3, 4):
        for j in range(-3, 4):
            x, y = i * 1.3 + (j % 2) * 0.65, j * 0.86
            shape = np.array([(0.56, 0), (0, 0.36), (-0.56, 0), (0, -0.36)]) + [x, y]
            cloth.filled(shape, (0.9, -0.9)[(i + j) % 2], 0.052, m)
    sample_camera()


def sample_chain():
    ground(GROUNDS["ink"], 0.06)
    m = metal("copper", 0.24, 0.5)
    d = 0.075
    for row in range(-5, 6):
        x = np.arange(-5.2, 5.2, 0.36)
        y = row * 0.44 + 0.32 * np.sin(x * 0.75 + 0.2)
        a = np.linspace(0, 1, 40)
        # one link: an open loop whose ends pass through the link before
        lx = np.concatenate([0.02 + 0.50 * np.sin(a[:20] * math.pi / 2)])
        turn = np.linspace(-math.pi, math.pi, 44)
        link = np.stack([0.22 + 0.26 * np.cos(turn), 0.125 * np.sin(turn) * (0.55 + 0.45 * np.cos(turn * 0.5)), 0.07 + 0.075 * (0.5 + 0.5 * np.cos(turn))], axis=-1)
        heading = np.arctan2(np.gradient(y), np.gradient(x))
        c, s = np.cos(heading)[:, None], np.sin(heading)[:, None]
        paths = np.stack([x[:, None] + c * link[:, 0] - s * link[:, 1], y[:, None] + s * link[:, 0] + c * link[:, 1], np.broadcast_to(link[:, 2], (len(x), 44))], axis=-1)
        for p in range(2):
            t, n, b = thread.frame(paths)
            w = (TAU * np.arange(44) / 6.5 + p * math.pi)[None, :, None]
            out = np.cos(w) * b + np.sin(w) * n
            thread.tube("link", paths + out * d * 0.24, d * 0.28, m, out, 7, d * 0.5)
    sample_camera()


def sample_weave(weft, warp="#1d1712", gap=0.10, flat=True, over=None, target=(0, 0, 0)):
    over = over or (lambda i, j: (i + 2 * j) % 5 == 0)
    cloth.woven(10, 8, gap * 0.62, gap * 1.5, stage.yarn(warp, 0.5), weft, over, 0.92, 0.96, flat_weft=flat, corners=6)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.2))
    bpy.context.object.data.materials.append(stage.plain(warp, 0.9, 0.05))
    sample_camera((0.5, -4.4, 5.2), target, 62, 0.3)


def sample_knit(name="silver", accent="#85888f"):
    m = metal(name, 0.24, 0.5, vary=0.25)
    soft = stage.yarn(accent, 0.6)
    gap = 0.42
    paths = cloth.knit_paths(26, 30, gap, 30)
    t, n, b = thread.frame(paths)
    turn = TAU * np.arange(paths.shape[1]) / 7.0
    for p in range(3):
        a = (turn + p * TAU / 3)[None, :, None]
        out = np.cos(a) * b + np.sin(a) * n
        thread.tube("loop", paths + out * 0.028, 0.033, soft if p == 2 else m, out, 7, 0.05)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.3))
    bpy.context.object.data.materials.append(stage.plain("#0b0a09", 0.9, 0.05))
    sample_camera((0.6, -4.2, 5.4), (0, 0, 0), 66, 0.3)


def sample_rings():
    ground("#0c0f14", 0.056)
    m = stage.glowing("#a9f09a", 0.2)
    for x, y, r in ((-1.3, 0.4, 0.95), (1.25, 0.75, 0.7), (0.75, -1.15, 0.85), (-1.9, -1.7, 0.5), (2.7, -0.7, 0.45)):
        for inner in (r, r * 0.62):
            a = np.linspace(0, TAU, 200)
            w = r * 0.15
            edge = lambda q: np.stack([x + q * np.cos(a), y + q * np.sin(a), 0 * a], axis=-1)
            cloth.satin(edge(inner - w / 1.2), edge(inner + w / 1.2), 0.058, m)
    sample_camera()
    for light in [o for o in bpy.context.scene.objects if o.type == "LIGHT"]:
        light.data.energy *= 0.3


def sample_bands():
    ground("#131316", 0.056)
    m = stage.metal("#b4b9bf", 0.42, 0.2, turns=0.5)
    for k in range(-4, 5):
        if k % 3 == 2:
            continue
        s = np.linspace(-5, 5, 100)
        at = lambda o: np.stack([s * 0.86 - o * 0.5, s * 0.5 + o * 0.86 , 0 * s], axis=-1)
        w = 0.22 if k % 3 else 0.11
        cloth.satin(at(k * 0.62 - w), at(k * 0.62 + w) + [0.12, 0.07, 0], 0.056, m)
    sample_camera()


def scrolls(gold_m, silk, d=0.085, pairs=2):
    for x, y, hand, turn, turns in ((-1.0, 0.25, 1, 0.4, 2.6), (1.35, -0.55, -1, 2.2, 2.2), (0.7, 1.45, 1, 4.0, 1.5), (-2.4, -1.6, -1, 1.0, 1.6), (-2.9, 1.6, 1, 5.2, 1.5), (3.0, 1.1, -1, 3.0, 1.5)):
        path = cloth.spiral(turns, 0.16, d * pairs * 1.9, 60, hand)
        out = path[-1] - path[-2]
        sweep_on = path[-1] + np.linspace(0.02, 1, 26)[:, None] * out / np.linalg.norm(out) * 0.55
        path = np.concatenate([path, sweep_on])
        c, s = math.cos(turn), math.sin(turn)
        path = np.stack([x + c * path[:, 0] - s * path[:, 1], y + s * path[:, 0] + c * path[:, 1], path[:, 2]], axis=-1)
        cloth.couched(path, d, gold_m, silk, 0.26, pairs)


def sample_couched(cloth_colour="black-silk", tie="#a3202a", lens=58):
    ground(GROUNDS[cloth_colour], 0.03, weave=cloth.satin_weave)
    scrolls(metal("gold", 0.24, 0.7), stage.yarn(tie, 0.4))
    sample_camera(lens=lens)


def sample_purl():
    ground(GROUNDS["plum"], 0.052)
    kinds = (("smooth", metal("bright-gold", 0.16, 0)), ("rough", metal("gold", 0.42, 0)), ("check", metal("bright-gold", 0.14, 0)))
    # leaves of cut purl: short lengths laid side by side from the vein to the edge
    for number in range(5):
        angle = math.pi / 2 + number * TAU / 5
        x, y, length, width = 0.68 * math.cos(angle), 0.68 * math.sin(angle), 1.75, 0.56
        kind, m = kinds[number % 3]
        c, d = math.cos(angle), math.sin(angle)
        for side in (1, -1):
            for k, s in enumerate(np.arange(0.04, 0.93, 0.162 / length)):
                outer = s + 0.14 * (1 - s)
                w = width * math.sin(math.pi * outer**0.85) ** 0.9
                if w < 0.25:
                    continue
                ends = []
                for along, off in ((s, 0.085), (outer, w)):
                    ends.append((x + c * along * length - d * off * side, y + d * along * length + c * off * side, 0.10))
                coil_strip(ends[0], ends[1], 0.078, 0.026, m, kind, k)
    for ring in range(3):
        for k in range(1 + ring * 6):
            a = k * TAU / max(1, ring * 6)
            bpy.ops.mesh.primitive_uv_sphere_add(radius=0.085, location=(ring * 0.17 * math.cos(a), ring * 0.17 * math.sin(a), 0.09), segments=20, ring_count=12)
            bpy.context.object.data.materials.append(kinds[0][1])
            bpy.ops.object.shade_smooth()
    a = np.linspace(0, TAU, 200)
    cloth.couched(np.stack([0.62 * np.cos(a), 0.62 * np.sin(a), 0 * a], axis=-1), 0.08, metal("gold", 0.24, 0.7), stage.yarn("#c99a3a", 0.4), 0.22)
    sample_camera((0.3, -5.2, 6.4), (0, -0.05, 0), 56)


def sample_petals():
    ground(GROUNDS["ecru"], 0.052)
    for k in range(6):
        leaf((0.1 * math.cos(k * TAU / 6), 0.1 * math.sin(k * TAU / 6)), k * TAU / 6, 1.9, 0.52, 0.052, stage.lustre(JEWELS["ruby"], 0.2), bow=0.03)
    leaf((1.7, -1.6), -0.2, 1.7, 0.36, 0.052, stage.lustre(JEWELS["emerald"], 0.2))
    leaf((-1.7, -1.4), 3.5, 1.6, 0.36, 0.052, stage.lustre(JEWELS["emerald"], 0.2))
    a = np.linspace(0, TAU, 80)
    cloth.satin(np.stack([0.05 * np.cos(a), 0.05 * np.sin(a), 0 * a + 0.1], axis=-1), np.stack([0.3 * np.cos(a), 0.3 * np.sin(a), 0 * a + 0.1], axis=-1), 0.05, stage.lustre(JEWELS["amber"], 0.2), spacing=0.4)
    sample_camera((0.3, -5.0, 6.6), (0, -0.05, 0), 58)


# Colour cards, cloths and finished work


CARDS = {
    "st": ("ivory", ["pale-gold", "bright-gold", "gold", "antique-gold", "green-gold", "bronze", "copper", "champagne", "rose", "red", "wine", "violet", "silver", "white", "gunmetal", "black-gold", "blue", "teal", "green", "pink"]),
    "lame": ("ivory", ["silver", "gold", "copper", "rose", "champagne", "gunmetal", "black-gold", "bronze", "bright-gold", "blue", "teal", "green", "violet", "pink", "red", "wine", "pale-gold", "antique-gold", "green-gold", "white"]),
    "effects": ("ink", []),
    "heritage": ("ivory", ["bright-gold", "gold", "antique-gold", "bronze", "copper", "pale-gold", "champagne", "silver", "gunmetal", "black-gold", "green-gold", "rose"]),
    "trilobal": ("ivory", list(JEWELS)),
}


def card(kind):
    """A colour card: each colour wound side by side over a window, with its number beneath."""
    paper, names = CARDS[kind]
    columns = {"trilobal": 5, "heritage": 4, "effects": 4}.get(kind, 5)
    d = {"heritage": 0.085, "lame": 0.045}.get(kind, 0.05)
    if kind == "effects":
        surfaces = [stage.rainbow(c, s, 0.22, 2.6) for c, s in (("#ffffff", 0.6), ("#f2cf86", 0.5), ("#f2a8b8", 0.5), ("#9fd0f0", 0.5))]
        surfaces += [stage.rainbow(c, 0.26, 0.3, 1.6, 0.6) for c in ("#fbf6f2", "#f6e6f0", "#e6f2f6", "#eef6e6")]
        surfaces += [stage.glowing(c, 0.25) for c in ("#a9f09a", "#9af0d8", "#a0d0f8", "#f0e89a")]
        surfaces += [stage.metal(c, 0.45, 0.2, turns=0.5) for c in ("#b4b9bf", "#7d8288", "#d0d3d6", "#4d5156")]
    elif kind == "trilobal":
        surfaces = [stage.lustre(JEWELS[n], 0.15) for n in names]
    else:
        surfaces = [stage.metal(METALS[n], 0.25, 0.15, turns=0.0 if kind == "lame" else 0.45) for n in names]
    rows = -(-len(surfaces) // columns)
    w, h = 8.2 / columns, 6.0 / rows
    sheet = stage.plain("#bfb6a3" if paper == "ivory" else GROUNDS["ink"], 0.75, 0.2)
    ink = stage.plain("#8a6a34" if paper == "ivory" else "#b9a06a", 0.5)
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, -0.05))
    bpy.context.object.data.materials.append(stage.plain("#a89d88" if paper == "ivory" else "#0c0a09", 0.8, 0.2))
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, -0.02), scale=(8.9, 6.7, 0.05))
    bpy.context.object.data.materials.append(sheet)
    for number, surface in enumerate(surfaces):
        column, row = number % columns, number // columns
        x, y = (column - (columns - 1) / 2) * w, ((rows - 1) / 2 - row) * h + 0.08
        across, tall = w * 0.80, h * 0.60
        count = int(across / (d * 1.01))
        f = np.linspace(-1, 1, 24)
        path = np.zeros((count, 24, 3))
        path[..., 0] = x + (np.arange(count) - (count - 1) / 2)[:, None] * d * 1.01
        path[..., 1] = y + f * tall / 2
        path[..., 2] = 0.05 + d * 0.5 + 0.05 * (1 - np.abs(f) ** 10) - 0.09 * np.abs(f) ** 30
        if kind == "lame":
            k = d / 2
            thread.sweep("film", path, [(-k, 0), (-k * 0.6, k * 0.3), (k * 0.6, k * 0.3), (k, 0)], surface, closed=False)
        else:
            thread.tube("wound", path, d / 2, surface, corners=8, pitch=d * 0.8)
        text = bpy.data.curves.new("number", "FONT")
        text.body = str({"st": 101, "lame": 201, "effects": 301, "heritage": 401, "trilobal": 501}[kind] + number)
        text.size, text.align_x, text.extrude = 0.145, "CENTER", 0.002
        text.materials.append(ink)
        label = bpy.data.objects.new("number", text)
        label.location = (x, y - tall / 2 - 0.22, 0.01)
        bpy.context.scene.collection.objects.link(label)
    stage.lights((0, 0, 0), scale=1.5, power=1.15)
    stage.camera((0.0, -2.6, 11.5), (0, -0.05, 0), lens=45)


def denim(near=False):
    cloth.woven(12 if not near else 7, 9 if not near else 7, 0.05, 0.056, stage.yarn("#1d2d55", 0.7, 0.3, 0.35), stage.yarn("#8d93a6", 0.7, 0.2), cloth.twill, 0.98, 0.9, corners=5, z=-0.05)
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
    gold_m, silk = metal("gold", 0.24, 0.7), stage.yarn("#7c0f1c", 0.4)
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
    bpy.context.object.data.materials.append(stage.plain("#17121c", 0.8, 0.2))
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

    cloth.woven(10, 8, 0.046, 0.075, stage.yarn(GROUNDS["deep-green"], 0.4, 0.5), metal("gold", 0.24, 0.0, vary=0.2), over, 1.0, 0.94, flat_weft=True, corners=6)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.15))
    bpy.context.object.data.materials.append(stage.plain(GROUNDS["deep-green"], 0.9, 0.05))
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
    navy, red = stage.lustre("#16245a", 0.15), stage.lustre("#8c1524", 0.15)
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


def curtain():
    """Heavy folds of crimson cloth; three gold bands are woven into it, line by line."""
    x = np.linspace(-6, 6, 900)
    fold = 0.42 * np.sin(x * 2.6) + 0.16 * np.sin(x * 4.3 + 1.1) + 0.07 * np.sin(x * 7.9 + 0.3)
    drift = lambda z: 0.10 * np.sin(x * 1.3 + z * 0.5) + 0.05 * z * np.sin(x * 2.6 + 0.8)
    heights = np.linspace(-3.0, 7.5, 900)
    points = np.array([np.stack([x + 0.16 * np.cos(x * 2.6), fold * (1 - 0.03 * z) + drift(z), 0 * x + z], axis=-1) for z in heights])
    grid = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
    velvet = stage.yarn("#6a0a16", 0.7, 1.0, 0.0)
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
        cloth.woven(length, count * gap, gap, gap, stage.yarn("#5a0d1c", 0.5, 0.5), material, lambda i, j: (i + j) % 2 == 0 if name == "plain" else (i + 2 * j) % 5 == 0, 0.95, 1.0, bend=moved, corners=5)

    g = metal("gold", 0.24, 0.4)
    part(0.0, 0.16, g, "edge")
    part(0.16, 0.42, stage.yarn("#7a1024", 0.45, 0.6), "plain")
    part(0.42, 0.58, g, "edge")
    part(0.58, 0.84, stage.yarn("#7a1024", 0.45, 0.6), "plain")
    part(0.84, 1.0, g, "edge")
    stage.table(rough=0.35, specular=0.1)
    stage.lights((0, 0, 0.6))
    if near:
        stage.camera((-0.9, -3.0, 2.7), (-0.45, 0.0, 0.75), 62, (-0.5, -0.25, 0.95), 0.3)
    else:
        stage.camera((-0.6, -5.6, 3.2), (0.0, 0.0, 0.6), 55, (0, -0.4, 0.9), 0.35)


def swatches():
    ground(GROUNDS["ecru"], 0.055, 10, 8)
    names = ["gold", "silver", "copper", "rose", "black-gold", "champagne", "blue", "green", "red", "violet", "teal", "bronze"]
    for k, name in enumerate(names):
        x, y = (k % 4 - 1.5) * 1.5, (1 - k // 4) * 1.42
        a = 0.6
        shape = np.array([(-0.6, -0.5), (0.6, -0.5), (0.6, 0.5), (-0.6, 0.5)]) + [x, y]
        cloth.filled(shape, (math.pi / 2, 0.0, math.pi / 4)[k % 3], 0.055, metal(name, 0.25, 0.5), longest=0.7 if k % 3 else None, lift=0.7)
    sample_camera((0.2, -4.0, 6.8), (0, -0.05, 0), 52)


SCENES = {}


def scene(name, build, width, height):
    SCENES[name] = (build, width, height)


for name, build in (("cone", hero_cone), ("fan", hero_fan), ("rows", hero_rows), ("leaf", hero_leaf), ("coils", hero_coils)):
    scene(f"hero-{name}", build, 2560, 1440)

for name, build in (
    ("viscose", partial(main_cone, "gold", 0.024)),
    ("polyester", main_polyester),
    ("twist", partial(main_spool, "copper", diameter=0.085, plies=2, layers=3)),
    ("flat", partial(main_spool, "gold", diameter=0.03, flat=0.085, layers=3, rough=0.24, power=1.5)),
    ("mx", partial(main_cone, "silver", 0.036, 4.6, 80, turns_depth=0.9, rough=0.32, tube_colour="#2a2622")),
    ("mh", partial(main_cone, "rose", 0.031, 4.8, 90, turns_depth=0.7, rough=0.36)),
    ("holo", main_holo),
    ("glow", main_glow),
    ("reflective", main_reflective),
    ("japan", main_japan),
    ("purl", main_purl),
    ("trilobal", main_trilobal),
):
    scene(f"main-{name}", build, 1600, 1200)

for name, build in (
    ("st", lambda: strands(wrapped("gold"))),
    ("twist", macro_twist),
    ("flat", macro_flat),
    ("mx", macro_mx),
    ("mh", macro_mh),
    ("holo", lambda: macro_flat(stage.rainbow("#ffffff", 0.6, 0.16, 2.6))),
    ("glow", macro_glow),
    ("reflective", macro_reflective),
    ("japan", lambda: strands(wrapped("antique-gold", cover=0.86, core="#b5651d", pitch=0.4, lift=0.07))),
    ("purl", macro_purl),
    ("trilobal", macro_trilobal),
):
    scene(f"macro-{name}", build, 1600, 1200)

for name, build in (
    ("leaves", sample_leaves),
    ("diamonds", sample_diamonds),
    ("chain", sample_chain),
    ("weave", lambda: sample_weave(metal("gold", 0.2, 0, vary=0.1))),
    ("knit", sample_knit),
    ("holo", lambda: sample_weave(stage.rainbow("#ffffff", 0.6, 0.2, 2.6), "#0d0d10", over=lambda i, j: (i + 3 * j) % 8 == 0)),
    ("rings", sample_rings),
    ("bands", sample_bands),
    ("couched", sample_couched),
    ("purl", sample_purl),
    ("petals", sample_petals),
):
    scene(f"sample-{name}", build, 1600, 1200)

for kind in CARDS:
    scene(f"card-{kind}", partial(card, kind), 1600, 1200)

for name, build, width, height in (
    ("denim", denim, 1600, 1200),
    ("denim-close", partial(denim, True), 1200, 1500),
    ("qipao", qipao, 1200, 1600),
    ("lace", lace, 1200, 1600),
    ("brocade", brocade, 1600, 1200),
    ("brocade-close", partial(brocade, True), 1600, 1200),
    ("crest", crest, 1600, 1200),
    ("curtain", curtain, 1200, 1500),
    ("ribbon", ribbon, 1600, 1200),
    ("ribbon-close", partial(ribbon, True), 1600, 1200),
    ("swatches", swatches, 1600, 1200),
):
    scene(name, build, width, height)

# One scene per gauge; the other colours of a gauge are recoloured from it.
for name, build in (
    ("st-fine", partial(main_cone, "gold", 0.022, square=True)),
    ("st-mid", partial(main_cone, "gold", 0.027, 5.0, 95, square=True)),
    ("st-coarse", partial(main_cone, "gold", 0.036, 4.4, 75, square=True)),
    ("mini", partial(main_spool, "bright-gold", True, 0.04, hub=0.7, height=2.2, colour="#e9e0cf", layers=4)),
    ("tw30", partial(main_spool, "copper", True, 0.06, 2, layers=4)),
    ("tw20", partial(main_spool, "copper", True, 0.08, 2, layers=3)),
    ("tw12", partial(main_spool, "copper", True, 0.11, 2, layers=2)),
    ("flat-fine", partial(main_spool, "gold", True, 0.03, 1, 0.05, 3, rough=0.24, power=1.5)),
    ("flat", partial(main_spool, "gold", True, 0.03, 1, 0.085, 3, rough=0.24, power=1.5)),
    ("flat-heavy", partial(main_spool, "gold", True, 0.05, 1, 0.12, 3, rough=0.24, power=1.5)),
    ("mx", partial(main_cone, "silver", 0.05, 4.2, 60, 2, 0.5, square=True)),
    ("mx-coarse", partial(main_cone, "silver", 0.044, 4.2, 60, turns_depth=0.9, rough=0.32, tube_colour="#2a2622", square=True)),
    ("mh", partial(main_cone, "rose", 0.042, 4.4, 70, 2, 0.5, square=True)),
    ("holo", lambda: main_spool(square=True, diameter=0.03, flat=0.085, layers=3, material=stage.rainbow("#ffffff", 0.62, 0.2, 3.2))),
    ("opal", lambda: main_spool(square=True, diameter=0.03, flat=0.085, layers=3, material=stage.rainbow("#fbf6f2", 0.26, 0.3, 1.6, 0.6), colour="#e9e0cf", power=0.8)),
    ("gl250", partial(main_glow, True, 0.06)),
    ("gl600", partial(main_glow, True, 0.10)),
    ("rf200", partial(main_reflective, True, 0.026)),
    ("rf500", partial(main_reflective, True, 0.042)),
    ("jg-fine", partial(main_japan, True, 0.045)),
    ("jg-mid", partial(main_japan, True, 0.065)),
    ("jg-heavy", partial(main_japan, True, 0.095)),
    ("bp-s", partial(main_purl, "smooth")),
    ("bp-r", partial(main_purl, "rough")),
    ("bp-c", partial(main_purl, "check")),
    ("tp-fine", lambda: main_cone(material=stage.lustre(JEWELS["ruby"]), diameter=0.026, square=True)),
    ("tp-mid", lambda: main_cone(material=stage.lustre(JEWELS["sapphire"]), diameter=0.036, turns=4.4, traverses=75, square=True)),
    ("tp-mini", lambda: main_spool(material=stage.lustre(JEWELS["emerald"]), square=True, diameter=0.06, hub=0.7, height=2.2, colour="#e9e0cf", layers=4)),
):
    scene(f"item-{name}", build, 800, 800)
