"""Cones, spools and their parts."""
import math

import bpy
import numpy as np

import surfaces
import thread
from thread import TAU


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


def put_parts(parts, shift):
    for part in parts:
        part.location = [a + b for a, b in zip(part.location, shift)]


def copy(parts, shift):
    """The same package again at another place, sharing its geometry."""
    for part in parts:
        twin = part.copy()
        twin.location = [a + b for a, b in zip(part.location, shift)]
        twin.rotation_euler[2] += shift[0] * 1.7
        bpy.context.scene.collection.objects.link(twin)


def cone(material, under, place=(0, 0, 0), diameter=0.024, traverses=110, turns=5.3, seed=1, plies=1, tube_colour="#e9e0cf", per_turn=96, flat=None):
    """A king cone about three units high. Returns its parts."""
    profile = lambda f: 1.12 - 0.46 * f
    x, y, z = place
    body = thread.wound("winding", profile, 2.9, diameter, traverses, turns, material, seed, plies=plies, per_turn=per_turn, flat=flat)
    put(body, (x, y, z + 0.22))
    under = lathe("under", [(1.115, 0), (0.655, 2.9)], under, (x, y, z + 0.22))
    paper = surfaces.plain(tube_colour, 0.7, 0.15, "solid")
    core = lathe(
        "tube",
        [(0.98, 0), (1.06, 0.0), (1.08, 0.02), (1.06, 0.2), (0.60, 3.15), (0.575, 3.42), (0.56, 3.45), (0.53, 3.45), (0.51, 3.42), (0.55, 2.9)],
        paper,
        place,
    )
    return [body, under, core]


def spool(material, under, place=(0, 0, 0), diameter=0.05, layers=5, plies=1, flat=None, hub=0.9, height=1.9, flange=1.12, colour="#1b1714", seed=2, per_turn=120, pitch=None):
    """A flanged spool with parallel winding. Returns its parts."""
    pitch = diameter if flat is None else flat
    turns = height / pitch * 0.985
    x, y, z = place
    body = thread.wound("winding", lambda f: hub + 0 * f, height, diameter, layers, turns, material, seed, flat, per_turn, plies, pitch)
    put(body, (x, y, z + 0.16))
    base = lathe("under", [(hub - 0.004, 0), (hub - 0.004, height)], under, (x, y, z + 0.16))
    shell = surfaces.plain(colour, 0.5, 0.25, "solid")
    rim = lambda z0: [(0.3, z0), (flange - 0.03, z0), (flange, z0 + 0.03), (flange, z0 + 0.09), (flange - 0.03, z0 + 0.12), (0.3, z0 + 0.12)]
    parts = [body, base, lathe("flange", rim(0), shell, place), lathe("flange", rim(height + 0.2), shell, place)]
    parts.append(lathe("hole", [(0.3, height + 0.32), (0.3, height)], surfaces.plain("#060505"), place))
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
        # Film is limp: it turns over itself on its way and never stands like a rod.
        h, e = flat / 2, flat * 0.05
        turn = np.linspace(0, 1, len(path))
        turn = (0.5 + 1.4 * np.sin(TAU * turn * 1.3) + 0.7 * np.sin(TAU * turn * 3.1 + 1))[:, None]
        up = np.cos(turn) * np.array([0, -0.5, 0.9]) + np.sin(turn) * np.array([0.2, 0.9, 0.4])
        thread.sweep("tail", path + [0, 0, h], [(-h, -e), (-h, e), (h, e), (h, -e)], material, up)
    else:
        thread.tube("tail", path, diameter / 2, material, corners=8, pitch=diameter)
