"""Motifs stitched or laid on cloth: grounds, leaves, stems, scrolls, purl."""
import math

import bpy
import numpy as np

import cloth
import stage
import surfaces
import thread
from thread import TAU


def ground(colour, gap=0.05, width=9.0, height=7.0, weave=cloth.plain_weave, weft=None, z=-0.03):
    warp_yarn = surfaces.yarn(colour, 0.6)
    weft_yarn = surfaces.yarn(weft, 0.6) if weft else warp_yarn
    cloth.woven(width, height, gap, gap, warp_yarn, weft_yarn, weave, 0.98, 0.98, corners=5, z=z)
    bpy.ops.mesh.primitive_plane_add(size=30, location=(0, 0, z - gap))
    bpy.context.object.data.materials.append(surfaces.plain(colour, 0.9, 0.05))


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


def scrolls(gold_m, silk, d=0.085, pairs=2):
    for x, y, hand, turn, turns in ((-1.0, 0.25, 1, 0.4, 2.6), (1.35, -0.55, -1, 2.2, 2.2), (0.7, 1.45, 1, 4.0, 1.5), (-2.4, -1.6, -1, 1.0, 1.6), (-2.9, 1.6, 1, 5.2, 1.5), (3.0, 1.1, -1, 3.0, 1.5)):
        path = cloth.spiral(turns, 0.16, d * pairs * 1.9, 60, hand)
        out = path[-1] - path[-2]
        sweep_on = path[-1] + np.linspace(0.02, 1, 26)[:, None] * out / np.linalg.norm(out) * 0.55
        path = np.concatenate([path, sweep_on])
        c, s = math.cos(turn), math.sin(turn)
        path = np.stack([x + c * path[:, 0] - s * path[:, 1], y + s * path[:, 0] + c * path[:, 1], path[:, 2]], axis=-1)
        cloth.couched(path, d, gold_m, silk, 0.26, pairs)


def coil_strip(start, end, radius, wire, material, kind="smooth", seed=0):
    """A strip of purl: a hollow coil of wire, its turns touching."""
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


def sample_camera(place=(0.3, -4.8, 6.2), target=(0, -0.05, 0), lens=58, stop=0.5):
    stage.lights((0, 0, 0))
    stage.camera(place, target, lens, (target[0], target[1] - 0.3, 0.1), stop)
