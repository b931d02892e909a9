"""Threads as geometry: paths swept to tubes, ribbons, wraps and coils, all as numpy arrays.

A path is an array (points, 3) or a bundle of equal paths (paths, points, 3). Lengths are
in scene units; one unit is about a centimetre in the macro scenes and a decimetre elsewhere.
"""
import bpy
import numpy as np

UP = np.array([0.0, 0.0, 1.0])
TAU = 2 * np.pi


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def tangents(path):
    return unit(np.gradient(path, axis=-2))


def frame(path, up=UP):
    """Tangent, normal (as near to `up` as the path allows) and binormal at every point."""
    t = tangents(path)
    up = np.broadcast_to(up, path.shape)
    n = unit(up - (up * t).sum(-1, keepdims=True) * t)
    return t, n, np.cross(t, n)


def transported(path):
    """Normals along one path without sudden turns (parallel transport), for curling paths."""
    t = tangents(path)
    n = np.empty_like(path)
    first = np.cross(t[0], [0.3, 0.5, 0.81])
    n[0] = first / np.linalg.norm(first)
    for i in range(1, len(path)):
        v = n[i - 1] - n[i - 1].dot(t[i]) * t[i]
        n[i] = v / np.linalg.norm(v)
    return n


def mesh(name, vertices, faces, material, uv=None, smooth=True):
    """A Blender object of quads; `uv` is one pair per corner of each quad, so that a tube has no seam."""
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", np.ascontiguousarray(vertices, np.float32).ravel())
    count = len(faces)
    data.loops.add(count * 4)
    data.polygons.add(count)
    data.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, np.int32).ravel())
    data.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    data.polygons.foreach_set("use_smooth", np.full(count, smooth))
    if uv is not None:
        layer = data.uv_layers.new(name="along")
        layer.data.foreach_set("uv", np.ascontiguousarray(uv, np.float32).ravel())
    data.update(calc_edges=True)
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sweep(name, path, section, material, up=UP, closed=True, pitch=None):
    """Sweep a section, given as (binormal, normal) pairs, along one path or a bundle.

    `section` is (corners, 2), or (…, points, corners, 2) where it changes on the way.
    With `pitch` the texture coordinate u counts lengths of that size along the path.
    """
    path = np.asarray(path, float)
    if path.ndim == 2:
        path = path[None]
        if np.ndim(up) == 2:
            up = np.asarray(up)[None]
    _, n, b = frame(path, up)
    section = np.asarray(section, float)
    corners = section.shape[-2]
    rings = path[:, :, None] + section[..., 0:1] * b[:, :, None] + section[..., 1:2] * n[:, :, None]
    paths, points = path.shape[:2]
    grid = np.arange(paths * points * corners).reshape(paths, points, corners)
    if closed:
        grid = np.concatenate([grid, grid[:, :, :1]], axis=2)
    faces = np.stack(
        [grid[:, :-1, :-1], grid[:, 1:, :-1], grid[:, 1:, 1:], grid[:, :-1, 1:]], axis=-1
    ).reshape(-1, 4)
    uv = None
    if pitch:
        steps = np.linalg.norm(np.diff(path, axis=1), axis=2)
        along = np.concatenate([np.zeros((paths, 1)), steps.cumsum(1)], axis=1) / pitch
        columns = corners if closed else corners - 1
        v = np.arange(columns) / corners
        uv = np.empty((paths, points - 1, columns, 4, 2))
        uv[..., 0, 0] = uv[..., 3, 0] = along[:, :-1, None]
        uv[..., 1, 0] = uv[..., 2, 0] = along[:, 1:, None]
        uv[..., 0, 1] = uv[..., 1, 1] = v
        uv[..., 2, 1] = uv[..., 3, 1] = v + 1 / corners
    return mesh(name, rings.reshape(-1, 3), faces, material, uv)


def circle(radius, corners=8, flatten=1.0):
    a = np.arange(corners) * 2 * np.pi / corners
    return np.stack([radius * np.cos(a), radius * flatten * np.sin(a)], axis=-1)


def tube(name, path, radius, material, up=UP, corners=8, pitch=None):
    return sweep(name, path, circle(radius, corners), material, up, True, pitch)


def line(start, end, points):
    f = np.linspace(0, 1, points)[:, None]
    return np.asarray(start) * (1 - f) + np.asarray(end) * f


def resample(path, step):
    """The same path with points at equal distances of about `step`."""
    s = np.concatenate([[0], np.linalg.norm(np.diff(path, axis=0), axis=1).cumsum()])
    count = max(int(s[-1] / step), 8)
    at = np.linspace(0, s[-1], count)
    return np.stack([np.interp(at, s, path[:, i]) for i in range(3)], axis=-1)


def helix(path, radius, pitch, phase=0.0, up=None, per_turn=20, squash=1.0):
    """The path of something wound round `path`, and the outward direction at each point."""
    path = resample(path, abs(pitch) / per_turn)
    normal = transported(path) if up is None else frame(path, up)[1]
    t, n, b = frame(path, normal)
    s = np.concatenate([[0], np.linalg.norm(np.diff(path, axis=0), axis=1).cumsum()])
    a = (2 * np.pi * s / pitch + phase)[:, None]
    out = np.cos(a) * b + np.sin(a) * n * squash
    return path + radius * out, unit(out)


def wound(name, profile, height, diameter, traverses, turns, material, seed=1, flat=None, per_turn=96, plies=1, pitch=None):
    """A package wound as by a machine: every pass lies on the passes before it.

    `profile(f)` is the bare radius at the share f of the height. A grid of angle and height stores
    the thickness of the winding, so no pass runs through another. `flat` is the width of a film, for
    packages of flat yarn, and `pitch` the length over which the texture keeps one facet.
    """
    rnd = np.random.default_rng(seed)
    around = 720
    across = diameter if flat is None else flat
    cell = across / 3
    rows = int(height / cell) + 8
    pile = np.zeros((rows, around))
    paths, ups = [], []
    for k in range(traverses):
        count = int(turns * around)
        f = np.linspace(0, 1, count)
        low, high = rnd.uniform(0, 0.012, 2)
        z = (low + (1 - low - high) * f) if k % 2 == 0 else (1 - high - (1 - low - high) * f)
        z = z + 0.15 * across / height * np.interp(f * turns * 3, np.arange(int(turns * 3) + 2), rnd.normal(0, 1, int(turns * 3) + 2))
        z = np.clip(z, 0, 1)
        # each pass starts a golden ratio of a turn later, so the package grows evenly
        a = 2 * np.pi * (turns * f + k * 0.618034)
        column = (a / (2 * np.pi) * around).astype(int) % around
        row = np.clip((z * height / cell).astype(int) + 3, 3, rows - 4)
        under = np.max([pile[row + o, column] for o in (-1, 0, 1)], axis=0)
        # A taut thread bridges the dips between the threads that it crosses.
        reach = 7
        wide = np.lib.stride_tricks.sliding_window_view(np.pad(under, reach, mode="edge"), 2 * reach + 1).max(1)
        soft = np.hanning(4 * reach + 3)
        rest = np.convolve(np.pad(wide, 2 * reach + 1, mode="edge"), soft / soft.sum(), "valid")
        rest = np.maximum(rest, under)
        thick = diameter if flat is None else diameter * 0.35
        for o, share in ((-1, 0.75), (0, 1.0), (1, 0.75)):
            np.maximum.at(pile, (row + o, column), rest + thick * 0.8 * share)
        pick = np.linspace(0, count - 1, int(turns * per_turn)).astype(int)
        r = profile(z[pick]) + rest[pick] + thick / 2
        out = np.stack([np.cos(a[pick]), np.sin(a[pick]), np.zeros(len(pick))], axis=-1)
        paths.append(out * r[:, None] + np.stack([0 * r, 0 * r, z[pick] * height], axis=-1))
        ups.append(out)
    paths, ups = np.array(paths), np.array(ups)
    if plies > 1:
        t, n, b = frame(paths, ups)
        steps = np.linalg.norm(np.diff(paths, axis=1), axis=2)
        s = np.concatenate([np.zeros((len(paths), 1)), steps.cumsum(1)], axis=1)
        for k in range(plies):
            a = (2 * np.pi * (s / (diameter * 2.5) + k / plies))[..., None]
            out = np.cos(a) * b + np.sin(a) * n
            thing = tube(name, paths + out * diameter * 0.25, diameter * 0.30, material, out, 6, diameter * 0.5)
        return thing
    if flat is None:
        section, closed = circle(diameter / 2, 6), True
    else:
        h = flat / 2
        section, closed = [(-h, 0), (-h * 0.5, diameter * 0.10), (h * 0.5, diameter * 0.10), (h, 0)], False
    return sweep(name, paths, section, material, ups, closed, pitch=pitch or diameter * 0.9)
