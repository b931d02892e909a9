"""Cloth and stitches: woven, knitted and twill grounds, satin fills, couching, netting."""
import numpy as np

import thread


def arches(starts, ends, diameter, material, lift=1.0, points=15, corners=7, base=0.0, turns=1.0, seed=3):
    """Straight stitches from `starts` to `ends`: each dips into the cloth and rises between."""
    starts, ends = np.asarray(starts, float), np.asarray(ends, float)
    rnd = np.random.default_rng(seed)
    f = np.linspace(0, 1, points)
    f = 0.5 - 0.5 * np.cos(np.pi * f) * (0.35 + 0.65 * np.abs(np.cos(np.pi * f)))
    f[0], f[-1] = 0, 1
    path = starts[:, None] * (1 - f[:, None]) + ends[:, None] * f[:, None]
    length = np.linalg.norm(ends - starts, axis=1)
    top = np.minimum(diameter * 2.2 * lift, length * 0.25 * lift) + rnd.uniform(0, diameter * 0.22, len(starts))
    bow = np.clip(np.sin(np.pi * np.clip(f, 0.0, 1.0)), 0, 1) ** 0.45
    path[..., 2] += base + top[:, None] * bow - diameter * 0.7 * (1 - bow)
    return thread.tube("stitches", path, diameter / 2, material, corners=corners, pitch=diameter * turns)


def underlay(polygon, material, height=0.012):
    """The padding beneath a fill, in the fill's colour, so that no ground shows between stitches."""
    ring = np.asarray(polygon, float)
    points = np.concatenate([ring.mean(axis=0)[None], ring])
    points = np.concatenate([points, np.full((len(points), 1), height)], axis=1)
    k = np.arange(len(ring)) + 1
    faces = np.stack([0 * k, k, np.roll(k, -1), np.roll(k, -1)], axis=-1)
    return thread.mesh("underlay", points, faces, material)


def satin(edge_a, edge_b, diameter, material, spacing=0.92, **more):
    """Satin stitch between two edge curves (arrays of points): one stitch beside the other."""
    a, b = np.asarray(edge_a, float), np.asarray(edge_b, float)
    middle = (a + b) / 2
    s = np.concatenate([[0], np.linalg.norm(np.diff(middle, axis=0), axis=1).cumsum()])
    at = np.arange(0, s[-1], diameter * spacing)
    pick = lambda e: np.stack([np.interp(at, s, e[:, i]) for i in range(3)], axis=-1)
    rnd = np.random.default_rng(5)
    starts, ends = pick(a), pick(b)
    along = thread.unit(ends - starts)
    starts = starts + along * rnd.normal(0, diameter * 0.18, (len(at), 1))
    ends = ends + along * rnd.normal(0, diameter * 0.18, (len(at), 1))
    keep = np.linalg.norm(ends - starts, axis=1) > diameter * 1.2
    return arches(starts[keep], ends[keep], diameter, material, **more)


def filled(polygon, angle, diameter, material, longest=None, spacing=0.92, **more):
    """A shape (convex or not, points in the plane) filled with stitches lying at `angle`.

    With `longest`, rows are broken into staggered stitches (tatami), else satin.
    """
    polygon = np.asarray(polygon, float)
    c, s = np.cos(-angle), np.sin(-angle)
    turned = polygon @ np.array([[c, -s], [s, c]]).T
    starts, ends = [], []
    step = diameter * spacing
    for row, y in enumerate(np.arange(turned[:, 1].min() + step / 2, turned[:, 1].max(), step)):
        p, q = turned, np.roll(turned, -1, axis=0)
        hit = (p[:, 1] <= y) != (q[:, 1] <= y)
        xs = np.sort(p[hit, 0] + (y - p[hit, 1]) / (q[hit, 1] - p[hit, 1]) * (q[hit, 0] - p[hit, 0]))
        for left, right in zip(xs[0::2], xs[1::2]):
            if right - left < diameter * 1.5:
                continue
            cuts = [left, right]
            if longest and right - left > longest:
                first = np.ceil(left / longest) * longest + (row * 0.37 % 1 - 0.5) * longest
                inner = [x for x in np.arange(first - longest, right, longest) if left + longest * 0.3 < x < right - longest * 0.3]
                cuts = [left, *inner, right]
            for x0, x1 in zip(cuts, cuts[1:]):
                starts.append((x0, y))
                ends.append((x1, y))
    back = np.array([[c, s], [-s, c]]).T
    place = lambda pts: np.concatenate([np.array(pts) @ back, np.zeros((len(pts), 1))], axis=1)
    return arches(place(starts), place(ends), diameter, material, **more)


def woven(width, height, warp_gap, weft_gap, warp_material, weft_material, over, warp=0.9, weft=0.9,
          flat_weft=False, bend=None, depth=0.5, corners=6, z=0.0, turns=1.0, selvedge=None):
    """Cloth of crossing yarns, each with its real waves.

    `over(i, j)` (arrays of warp and weft numbers) is true where the warp is on top. `warp` and
    `weft` are yarn thicknesses as shares of their gaps. `bend` maps flat points to a folded
    surface: it takes and returns arrays (…, 3). `selvedge` is (a function of weft numbers, material):
    where it is true the weft is flat film.
    """
    nx, ny = int(width / warp_gap), int(height / weft_gap)
    i, j = np.arange(nx), np.arange(ny)
    top = np.where(over(i[:, None], j[None, :]), 1.0, -1.0)
    r_warp, r_weft = warp_gap * warp / 2, weft_gap * weft / 2
    amp = depth * (r_warp + (r_weft * 0.3 if flat_weft else r_weft))
    x, y = (i - (nx - 1) / 2) * warp_gap, (j - (ny - 1) / 2) * weft_gap
    bend = bend or (lambda p: p)

    def half(values):
        """Values at the crossings and half way between."""
        out = np.empty((values.shape[0], values.shape[1] * 2 - 1))
        out[:, 0::2] = values
        out[:, 1::2] = (values[:, :-1] + values[:, 1:]) / 2
        return out

    def bundle(rows, run, heights, axis):
        points = np.empty((len(rows), heights.shape[1], 3))
        points[..., axis] = np.interp(np.arange(heights.shape[1]) / 2, np.arange(len(run)), run)
        points[..., 1 - axis] = rows[:, None]
        points[..., 2] = heights + z
        bent = bend(points)
        up = thread.unit(bend(points + [0, 0, 1e-3]) - bent)
        return bent, up

    paths, up = bundle(x, y, half(top * amp), 1)
    thread.sweep("warp", paths, thread.circle(r_warp, corners), warp_material, up, pitch=r_warp * 2 * turns)
    paths, up = bundle(y, x, half(-top.T * amp), 0)
    film = np.full(ny, flat_weft)
    film_material = weft_material
    if selvedge:
        film, film_material = selvedge[0](j), selvedge[1]
    h = r_weft
    section = [(-h, 0), (-h * 0.5, h * 0.12), (h * 0.5, h * 0.12), (h, 0)]
    if film.any():
        thread.sweep("weft", paths[film], section, film_material, up[film], closed=False)
    if not film.all():
        thread.sweep("weft", paths[~film], thread.circle(r_weft, corners), weft_material, up[~film], pitch=r_weft * 2 * turns)


def plain_weave(i, j):
    return (i + j) % 2 == 0


def twill(i, j):
    return (i + j) % 4 != 0


def satin_weave(i, j):
    return (i + 3 * j) % 8 != 0


def knit_paths(columns, rows, gap, points=28):
    """Courses of jersey loops: the yarn's path for every row, in units where a wale is `gap`."""
    t = np.linspace(0, 2 * np.pi * columns, columns * points)
    y = np.arange(rows)[:, None] * gap * 0.82
    x = t / (2 * np.pi) * gap + 0.27 * gap * np.sin(2 * t)
    path = np.empty((rows, len(t), 3))
    path[..., 0] = x - columns * gap / 2
    path[..., 1] = y - rows * gap * 0.41 - 0.72 * gap * np.cos(t)
    path[..., 2] = -0.19 * gap * np.cos(2 * t)
    return path


def spiral(turns, inner, gap, points_per_turn=60, hand=1):
    t = np.linspace(0, 2 * np.pi * turns, int(turns * points_per_turn))
    r = inner + gap * t / (2 * np.pi)
    return np.stack([r * np.cos(t), hand * r * np.sin(t), 0 * t], axis=-1)


def offset(path, distance, lift=0.0):
    """A path beside `path` in the plane."""
    t = thread.tangents(path)
    side = np.stack([-t[..., 1], t[..., 0], 0 * t[..., 0]], axis=-1)
    moved = path + thread.unit(side) * distance
    moved[..., 2] += lift
    return moved


def couched(path, diameter, gold, silk, tie_gap, pairs=2, pitch=None, base=0.0, wrapped=True, core=None):
    """Gold laid in parallel strands along `path` and tied down with small silk stitches."""
    path = thread.resample(np.asarray(path, float), diameter * 0.5)
    path = path + [0, 0, base + diameter / 2]
    for k in range(pairs):
        strand = offset(path, (k - (pairs - 1) / 2) * diameter * 1.03)
        thread.tube("laid", strand, diameter * 0.5, gold, corners=10, pitch=diameter * 0.55)
    ties = thread.resample(path, tie_gap)
    side = offset(ties, 1.0) - ties
    half = diameter * (pairs / 2 + 0.12)
    a, b = ties - side * half, ties + side * half
    f = np.linspace(-1, 1, 13)
    r = diameter * 0.11
    over = diameter * 0.5 + r * 0.9
    arc = a[:, None] * (0.5 - f[:, None] / 2) + b[:, None] * (0.5 + f[:, None] / 2)
    rise = over * np.clip(1 - np.abs(f) ** 6, 0, 1) - diameter * 0.55 * np.abs(f) ** 6
    arc[..., 2] += rise
    return thread.tube("ties", arc, r, silk, corners=6)
