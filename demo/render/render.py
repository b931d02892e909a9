"""Render one scene: blender -b -P render.py -- SCENE OUT PERCENT SAMPLES

Writes OUT.exr (the picture, linear light) and OUT-kind.exr (metal, fibre or backdrop, as numbered
in surfaces.KINDS, used for recolouring and for smoothing the backdrop).
"""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import bpy

import scenes
import stage

name, out, percent, samples = sys.argv[sys.argv.index("--") + 1 :][:4]
began = time.time()
build, width, height = scenes.SCENES[name]
stage.clear()
build()
scene = bpy.context.scene
scene.render.resolution_x, scene.render.resolution_y = width, height
scene.render.resolution_percentage = int(percent)
scene.cycles.samples = int(samples)
scene.view_layers[0].use_pass_material_index = True
scene.render.image_settings.file_format = "OPEN_EXR"
scene.render.image_settings.color_mode = "RGB"
scene.render.image_settings.color_depth = "16"
scene.render.image_settings.exr_codec = "ZIP"
scene.render.filepath = out + ".exr"
scene.use_nodes = True
tree = scene.node_tree
source = next(n for n in tree.nodes if n.type == "R_LAYERS")
target = tree.nodes.new("CompositorNodeOutputFile")
path = pathlib.Path(out)
target.base_path = str(path.parent)
target.format.file_format = "OPEN_EXR"
target.format.color_mode = "RGB"
target.format.color_depth = "16"
target.file_slots[0].path = path.name + "-kind-"
tree.links.new(source.outputs["IndexMA"], target.inputs[0])
print("BUILT", name, round(time.time() - began, 1))
bpy.ops.render.render(write_still=True)
for written in path.parent.glob(path.name + "-kind-*.exr"):
    written.rename(path.parent / (path.name + "-kind.exr"))
print("RENDERED", name, round(time.time() - began, 1))
