"""The studio: one light for every picture, backdrops and the camera."""
import math

import bpy

from palette import linear
from surfaces import plain, shader_nodes

scene = None


def clear():
    """An empty scene with the shared render settings."""
    global scene
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 2
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 1
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_direct = 6
    cycles.sample_clamp_indirect = 2
    cycles.blur_glossy = 0.6
    scene.render.film_transparent = False
    scene.world = bpy.data.worlds.new("studio")


def ambient(strength, colour="#fff4e6"):
    """Soft light from all sides: dark at the horizon, brightest a third of the way up."""
    scene.world.use_nodes = True
    scene.world.cycles.sampling_method = "NONE"
    tree = scene.world.node_tree
    node = tree.nodes["Background"]
    node.inputs[1].default_value = strength
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tint = linear(colour)
    stops = ramp.color_ramp.elements
    for place, level in ((0.0, 0.25), (0.5, 1.6), (1.0, 0.7)):
        stop = stops[0] if place == 0 else stops[-1] if place == 1 else stops.new(place)
        stop.color = (*(c * level for c in tint), 1)
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], node.inputs[0])


def table(colour="#15110d", rough=0.22, height=0.0, specular=0.45, glow=1.0, centre=(0, 0)):
    """A polished table in front of a dark wall with a little warm light."""
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 0, height))
    bpy.context.object.data.materials.append(plain(colour, rough, specular))
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 16, height), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(_wall(glow, centre))


def _wall(strength, centre):
    material, tree, shader = shader_nodes("wall")
    shader.inputs["Base Color"].default_value = (0.004, 0.003, 0.002, 1)
    shader.inputs["Roughness"].default_value = 1
    shader.inputs["Specular"].default_value = 0
    where = tree.nodes.new("ShaderNodeNewGeometry")
    scale = tree.nodes.new("ShaderNodeMapping")
    scale.vector_type = "POINT"
    scale.inputs["Location"].default_value = (-centre[0] / 13, 0, -centre[1] / 9 - 0.15)
    scale.inputs["Scale"].default_value = (1 / 13, 0, 1 / 9)
    ball = tree.nodes.new("ShaderNodeTexGradient")
    ball.gradient_type = "QUADRATIC_SPHERE"
    tree.links.new(where.outputs["Position"], scale.inputs[0])
    tree.links.new(scale.outputs[0], ball.inputs[0])
    level = tree.nodes.new("ShaderNodeMath")
    level.operation = "MULTIPLY_ADD"
    level.inputs[1].default_value = 0.06 * strength
    level.inputs[2].default_value = 0.012
    tree.links.new(ball.outputs["Fac"], level.inputs[0])
    tree.links.new(level.outputs[0], shader.inputs["Emission Strength"])
    shader.inputs["Emission"].default_value = (1, 0.72, 0.46, 1)
    return material


def _area(place, target, size, energy, colour, scale, long=1.0):
    light = bpy.data.lights.new("light", "AREA")
    light.shape = "RECTANGLE"
    light.energy = energy * scale * scale
    light.size = size * scale
    light.size_y = size * long * scale
    light.color = colour
    thing = bpy.data.objects.new("light", light)
    thing.location = [t + p * scale for p, t in zip(place, target)]
    scene.collection.objects.link(thing)
    _aim(thing, target)
    return thing


def _aim(thing, target):
    from mathutils import Vector

    thing.rotation_euler = (Vector(target) - Vector(thing.location)).to_track_quat("-Z", "Y").to_euler()


def lights(target=(0, 0, 1.5), scale=1.0, power=1.0):
    """Key from the upper left, warm; a cooler strip at the right; a thin rim from behind.

    The studio's own brightness fills the front; few lamps mean little noise.
    """
    ambient(0.20 * power)
    _area((-4.4, -4.4, 4.8), target, 4.2, 760 * power, (1, 0.94, 0.86), scale, 1.1)
    _area((5.2, -1.8, 3.0), target, 2.0, 330 * power, (0.9, 0.95, 1), scale, 2.4)
    _area((0.8, 5.6, 5.2), target, 4.0, 560 * power, (1, 0.92, 0.8), scale, 0.5)


def afterglow(colour="#a6eda6", strength=0.5):
    """A dark room lit by what glows in it: the lamps almost out, soft green light from all sides."""
    for light in [o for o in scene.objects if o.type == "LIGHT"]:
        light.data.energy *= 0.12
    ambient(strength, colour)


def camera(place, target, lens=60, focus=None, stop=None, ortho=None):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    if ortho:
        data.type = "ORTHO"
        data.ortho_scale = ortho
    thing = bpy.data.objects.new("camera", data)
    thing.location = place
    scene.collection.objects.link(thing)
    _aim(thing, target)
    scene.camera = thing
    if stop:
        data.dof.use_dof = True
        at = focus if focus is not None else target
        way = [b - a for a, b in zip(place, target)]
        data.dof.focus_distance = sum((b - a) * w for a, b, w in zip(place, at, way)) / math.hypot(*way)
        data.dof.aperture_fstop = stop * 2.6
    return thing
