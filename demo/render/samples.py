"""Stitched, woven and knitted samples of each product."""
import math

import bpy
import numpy as np

import cloth
import stage
import surfaces
import thread
from metals import metal
from motifs import coil_strip, ground, leaf, sample_camera, scrolls
from palette import GROUNDS, JEWELS
from thread import TAU


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
        # one link: an open loop whose ends pass through the link before
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
    cloth.woven(10, 8, gap * 0.62, gap * 1.5, surfaces.yarn(warp, 0.5), weft, over, 0.92, 0.96, flat_weft=flat, corners=6)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.2))
    bpy.context.object.data.materials.append(surfaces.plain(warp, 0.9, 0.05))
    sample_camera((0.5, -4.4, 5.2), target, 62, 0.3)


def sample_knit(name="silver", accent="#85888f"):
    m = metal(name, 0.24, 0.5, vary=0.25)
    soft = surfaces.yarn(accent, 0.6)
    gap = 0.42
    paths = cloth.knit_paths(26, 30, gap, 30)
    t, n, b = thread.frame(paths)
    turn = TAU * np.arange(paths.shape[1]) / 7.0
    for p in range(3):
        a = (turn + p * TAU / 3)[None, :, None]
        out = np.cos(a) * b + np.sin(a) * n
        thread.tube("loop", paths + out * 0.028, 0.033, soft if p == 2 else m, out, 7, 0.05)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, -0.3))
    bpy.context.object.data.materials.append(surfaces.plain("#0b0a09", 0.9, 0.05))
    sample_camera((0.6, -4.2, 5.4), (0, 0, 0), 66, 0.3)


def sample_rings():
    """Ripples stitched in glow thread: bands of satin that shine on the dark cloth."""
    ground("#20262c", 0.05)
    m = surfaces.afterglow("#b6f2b2", 0.07)
    for x, y, r in ((-1.25, 0.35, 1.05), (1.3, 0.75, 0.8), (0.8, -1.2, 0.85), (-1.75, -1.75, 0.55), (2.7, -0.75, 0.5), (-2.9, 1.5, 0.5)):
        for inner, half in ((r, 0.12), (r * 0.66, 0.085), (r * 0.36, 0.055)):
            a = np.linspace(0, TAU, 200)
            edge = lambda q: np.stack([x + q * np.cos(a), y + q * np.sin(a), 0 * a], axis=-1)
            cloth.satin(edge(inner - half * r), edge(inner + half * r), 0.032, m, spacing=0.78, lift=0.8)
    sample_camera()
    stage.afterglow()


def sample_bands():
    ground("#131316", 0.056)
    m = surfaces.metal("#b4b9bf", 0.42, 0.2, turns=0.5)
    for k in range(-4, 5):
        if k % 3 == 2:
            continue
        s = np.linspace(-5, 5, 100)
        at = lambda o: np.stack([s * 0.86 - o * 0.5, s * 0.5 + o * 0.86 , 0 * s], axis=-1)
        w = 0.22 if k % 3 else 0.11
        cloth.satin(at(k * 0.62 - w), at(k * 0.62 + w) + [0.12, 0.07, 0], 0.056, m)
    sample_camera()


def sample_couched(cloth_colour="black-silk", tie="#a3202a", lens=58):
    ground(GROUNDS[cloth_colour], 0.03, weave=cloth.satin_weave)
    scrolls(metal("gold", 0.24, 0.7), surfaces.yarn(tie, 0.4))
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
    cloth.couched(np.stack([0.62 * np.cos(a), 0.62 * np.sin(a), 0 * a], axis=-1), 0.08, metal("gold", 0.24, 0.7), surfaces.yarn("#c99a3a", 0.4), 0.22)
    sample_camera((0.3, -5.2, 6.4), (0, -0.05, 0), 56)


def sample_petals():
    ground(GROUNDS["ecru"], 0.052)
    for k in range(6):
        leaf((0.1 * math.cos(k * TAU / 6), 0.1 * math.sin(k * TAU / 6)), k * TAU / 6, 1.9, 0.52, 0.052, surfaces.lustre(JEWELS["ruby"], 0.2), bow=0.03)
    leaf((1.7, -1.6), -0.2, 1.7, 0.36, 0.052, surfaces.lustre(JEWELS["emerald"], 0.2))
    leaf((-1.7, -1.4), 3.5, 1.6, 0.36, 0.052, surfaces.lustre(JEWELS["emerald"], 0.2))
    a = np.linspace(0, TAU, 80)
    cloth.satin(np.stack([0.05 * np.cos(a), 0.05 * np.sin(a), 0 * a + 0.1], axis=-1), np.stack([0.3 * np.cos(a), 0.3 * np.sin(a), 0 * a + 0.1], axis=-1), 0.05, surfaces.lustre(JEWELS["amber"], 0.2), spacing=0.4)
    sample_camera((0.3, -5.0, 6.6), (0, -0.05, 0), 58)
