"""The colour cards."""
import bpy
import numpy as np

import stage
import surfaces
import thread
from palette import GROUNDS, JEWELS, METALS


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
        shades = [surfaces.rainbow(c, s, 0.22, 2.6) for c, s in (("#ffffff", 0.6), ("#f2cf86", 0.5), ("#f2a8b8", 0.5), ("#9fd0f0", 0.5))]
        shades += [surfaces.rainbow(c, 0.26, 0.3, 1.6, 0.6) for c in ("#fbf6f2", "#f6e6f0", "#e6f2f6", "#eef6e6")]
        shades += [surfaces.glowing(c, 0.25) for c in ("#a9f09a", "#9af0d8", "#a0d0f8", "#f0e89a")]
        shades += [surfaces.metal(c, 0.45, 0.2, turns=0.5) for c in ("#b4b9bf", "#7d8288", "#d0d3d6", "#4d5156")]
    elif kind == "trilobal":
        shades = [surfaces.lustre(JEWELS[n], 0.15) for n in names]
    else:
        shades = [surfaces.metal(METALS[n], 0.25, 0.15, turns=0.0 if kind == "lame" else 0.45) for n in names]
    rows = -(-len(shades) // columns)
    w, h = 8.2 / columns, 6.0 / rows
    sheet = surfaces.plain("#bfb6a3" if paper == "ivory" else GROUNDS["ink"], 0.75, 0.2)
    ink = surfaces.plain("#8a6a34" if paper == "ivory" else "#b9a06a", 0.5)
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, -0.05))
    bpy.context.object.data.materials.append(surfaces.plain("#a89d88" if paper == "ivory" else "#0c0a09", 0.8, 0.2))
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, -0.02), scale=(8.9, 6.7, 0.05))
    bpy.context.object.data.materials.append(sheet)
    for number, surface in enumerate(shades):
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
