"""Thread drawn off a standing cone, over its top: blender -b -P unwinding.py -- FOLDER FRAMES SAMPLES

Writes FOLDER/00.exr and so on: only the visible part of the thread, with its coverage, from the camera
of the scene `main-standing`. videos.py lays it over that picture.
"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import bpy
import numpy as np

import packages
import products
import scenes
import stage
import thread
from metals import metal

DIAMETER = 0.03
GUIDE = 6.4  # the height that the thread is drawn to, above the picture
ROUNDS = 1


def drawn(share):
    """The thread at a share of the loop: it circles the cone once while its lower end goes down and up."""
    foot = 2.0 + 0.75 * math.cos(thread.TAU * share)
    begin = thread.TAU * ROUNDS * share
    reach = 1.12 - 0.46 * (foot - 0.22) / 2.9 + 0.05
    s = np.linspace(0, 1, 260)
    radius = reach * (1 - s) + 0.17 * np.sin(math.pi * s)
    # the thread leaves along the winding, then lags behind its lower end
    angle = begin - 1.1 * s**0.55
    z = foot + (GUIDE - foot) * s**1.15
    return np.stack([radius * np.sin(angle), -radius * np.cos(angle), z], axis=-1)


def film_thread(folder, frames, samples):
    stage.clear()
    products.standing_view()
    for thing in list(bpy.context.scene.objects):
        if thing.type == "MESH":
            bpy.data.objects.remove(thing)
    blind = metal("gold", 0.4, 0)
    for rings in ([(1.15, 0.2), (0.69, 3.14)], [(0.69, 3.14), (0.6, 3.15), (0.56, 3.45)]):
        packages.lathe("hidden", rings, blind).is_holdout = True
    scene = bpy.context.scene
    scene.render.film_transparent = True
    _, scene.render.resolution_x, scene.render.resolution_y = scenes.SCENES["main-standing"]
    scene.cycles.samples = samples
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
    gold = metal("gold")
    for k in range(frames):
        running = thread.tube("running", drawn(k / frames), DIAMETER / 2, gold, corners=8, pitch=DIAMETER)
        scene.render.filepath = str(folder / f"{k:02d}.exr")
        bpy.ops.render.render(write_still=True)
        bpy.data.objects.remove(running)
    print("RENDERED", frames)


folder, frames, samples = sys.argv[sys.argv.index("--") + 1 :][:3]
folder = pathlib.Path(folder)
folder.mkdir(parents=True, exist_ok=True)
film_thread(folder, int(frames), int(samples))
