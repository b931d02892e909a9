"""The materials of threads, cloths and tables."""
import bpy

from palette import linear

# Written to the material pass, so that finishing can distinguish metal, fibre and backdrop.
KINDS = {"metal": 100, "rainbow": 100, "yarn": 50, "lustre": 50, "glow": 50, "velvet": 40, "silk": 35, "solid": 30}


def shader_nodes(name):
    """A new material, its node tree and its shader."""
    material = bpy.data.materials.new(name)
    material.pass_index = KINDS.get(name, 0)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _vary(tree, shader, colour, amount):
    """Makes every thread a little lighter or darker than its neighbour."""
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    scale = tree.nodes.new("ShaderNodeMapRange")
    scale.inputs["To Min"].default_value = 1 - amount
    scale.inputs["To Max"].default_value = 1
    mix = tree.nodes.new("ShaderNodeVectorMath")
    mix.operation = "SCALE"
    mix.inputs[0].default_value = linear(colour)
    tree.links.new(geometry.outputs["Random Per Island"], scale.inputs["Value"])
    tree.links.new(scale.outputs[0], mix.inputs["Scale"])
    tree.links.new(mix.outputs[0], shader.inputs["Base Color"])


def _turns(tree, shader, strength):
    """Fine slanting grooves of a wrapped thread, counted by the texture coordinate u."""
    uv = tree.nodes.new("ShaderNodeUVMap")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    total = tree.nodes.new("ShaderNodeMath")
    fract = tree.nodes.new("ShaderNodeMath")
    fract.operation = "FRACT"
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.01
    tree.links.new(uv.outputs[0], split.inputs[0])
    tree.links.new(split.outputs[0], total.inputs[0])
    tree.links.new(split.outputs[1], total.inputs[1])
    tree.links.new(total.outputs[0], fract.inputs[0])
    tree.links.new(fract.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


def metal(colour, rough=0.26, vary=0.18, turns=0.0):
    """Metallised film. `turns` is the depth of the wrapping's grooves."""
    material, tree, shader = shader_nodes("metal")
    shader.inputs["Metallic"].default_value = 1
    shader.inputs["Roughness"].default_value = rough
    _vary(tree, shader, colour, vary)
    if turns:
        _turns(tree, shader, turns)
    return material


def foil(colour, rough=0.24, vary=0.12, groove=0.3, facet=0.2):
    """Film wound round a thread, as a texture of slanting turns, each at a slightly different angle.

    The texture coordinates come from `thread.sweep` (`pitch` is the length of one turn). `facet` is
    the variation of the angle, which makes the thread sparkle.
    """
    material, tree, shader = shader_nodes("metal")
    new, link = tree.nodes.new, tree.links.new
    shader.inputs["Metallic"].default_value = 1
    shader.inputs["Roughness"].default_value = rough
    _vary(tree, shader, colour, vary)
    uv, split = new("ShaderNodeUVMap"), new("ShaderNodeSeparateXYZ")
    link(uv.outputs[0], split.inputs[0])
    turn, number, within = new("ShaderNodeMath"), new("ShaderNodeMath"), new("ShaderNodeMath")
    link(split.outputs[0], turn.inputs[0])
    link(split.outputs[1], turn.inputs[1])
    number.operation, within.operation = "FLOOR", "FRACT"
    link(turn.outputs[0], number.inputs[0])
    link(turn.outputs[0], within.inputs[0])
    bump = new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = groove
    bump.inputs["Distance"].default_value = 0.01
    link(within.outputs[0], bump.inputs["Height"])
    geometry, place, noise = new("ShaderNodeNewGeometry"), new("ShaderNodeCombineXYZ"), new("ShaderNodeTexWhiteNoise")
    link(number.outputs[0], place.inputs[0])
    link(geometry.outputs["Random Per Island"], place.inputs[1])
    link(place.outputs[0], noise.inputs["Vector"])
    tilt, total, normal = new("ShaderNodeVectorMath"), new("ShaderNodeVectorMath"), new("ShaderNodeVectorMath")
    tilt.operation, normal.operation = "MULTIPLY_ADD", "NORMALIZE"
    tilt.inputs[1].default_value, tilt.inputs[2].default_value = (2 * facet,) * 3, (-facet,) * 3
    link(noise.outputs["Color"], tilt.inputs[0])
    link(bump.outputs[0], total.inputs[0])
    link(tilt.outputs[0], total.inputs[1])
    link(total.outputs[0], normal.inputs[0])
    link(normal.outputs[0], shader.inputs["Normal"])
    return material


def yarn(colour, rough=0.55, sheen=0.3, vary=0.15):
    """Textile fibre without metal."""
    material, tree, shader = shader_nodes("yarn")
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Sheen"].default_value = sheen
    shader.inputs["Specular"].default_value = 0.25
    _vary(tree, shader, colour, vary)
    return material


def lustre(colour, vary=0.15):
    """Trilobal polyester: coloured, with a bright soft sheen but no metal."""
    material, tree, shader = shader_nodes("lustre")
    shader.inputs["Roughness"].default_value = 0.34
    shader.inputs["Specular"].default_value = 0.9
    shader.inputs["Specular Tint"].default_value = 0.6
    shader.inputs["Metallic"].default_value = 0.25
    shader.inputs["Sheen"].default_value = 0.4
    _vary(tree, shader, colour, vary)
    return material


def rainbow(colour, saturation, rough=0.2, cycles=3.0, metallic=1.0):
    """Iridescent film: its colours change with the angle of reflection."""
    material, tree, shader = shader_nodes("rainbow")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    dot = tree.nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (cycles * 0.55, cycles * 0.4, cycles * 0.6)
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    place = tree.nodes.new("ShaderNodeVectorMath")
    place.operation = "DOT_PRODUCT"
    place.inputs[1].default_value = (0.22, 0.31, 0.35)
    total = tree.nodes.new("ShaderNodeMath")
    fract = tree.nodes.new("ShaderNodeMath")
    fract.operation = "FRACT"
    hue = tree.nodes.new("ShaderNodeCombineHSV")
    hue.inputs[1].default_value = saturation
    hue.inputs[2].default_value = 1
    mix = tree.nodes.new("ShaderNodeVectorMath")
    mix.operation = "MULTIPLY"
    mix.inputs[1].default_value = linear(colour)
    links = tree.links
    links.new(coordinates.outputs["Reflection"], dot.inputs[0])
    links.new(geometry.outputs["Position"], place.inputs[0])
    links.new(dot.outputs["Value"], total.inputs[0])
    links.new(place.outputs["Value"], total.inputs[1])
    links.new(total.outputs[0], fract.inputs[0])
    links.new(fract.outputs[0], hue.inputs[0])
    links.new(hue.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Roughness"].default_value = rough
    return material


def glowing(colour, strength, pale="#dfe8cf"):
    """Phosphorescent thread: pale by day, and its glow is weaker where the surface turns away."""
    material, tree, shader = shader_nodes("glow")
    _vary(tree, shader, pale, 0.25)
    _turns(tree, shader, 0.6)
    shader.inputs["Roughness"].default_value = 0.5
    shader.inputs["Specular"].default_value = 0.2
    facing = tree.nodes.new("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.5
    level = tree.nodes.new("ShaderNodeMapRange")
    level.inputs["To Min"].default_value = strength
    level.inputs["To Max"].default_value = strength * 0.1
    tree.links.new(facing.outputs["Facing"], level.inputs["Value"])
    tree.links.new(level.outputs[0], shader.inputs["Emission Strength"])
    shader.inputs["Emission"].default_value = (*linear(colour), 1)
    return material


def afterglow(colour, strength=0.05):
    """Phosphorescent fibre in the dark: each filament shines a little, and is lit by its neighbours.

    The neighbours' light is the green `stage.ambient` of the scene, so hollows between threads stay dark.
    """
    material, tree, shader = shader_nodes("glow")
    _vary(tree, shader, colour, 0.35)
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.15
    shader.inputs["Emission"].default_value = (*linear(colour), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def velvet(colour):
    """Pile cloth: dark where one looks into the pile, bright where one looks along it."""
    material, tree, shader = shader_nodes("velvet")
    new, link = tree.nodes.new, tree.links.new
    pile, add, noise, crushed = new("ShaderNodeBsdfVelvet"), new("ShaderNodeAddShader"), new("ShaderNodeTexNoise"), new("ShaderNodeTexNoise")
    shader.inputs["Base Color"].default_value = (*(c * 0.38 for c in linear(colour)), 1)
    shader.inputs["Roughness"].default_value = 1
    shader.inputs["Specular"].default_value = 0
    pile.inputs["Color"].default_value = (*(min(1, c * 3.2) for c in linear(colour)), 1)
    pile.inputs["Sigma"].default_value = 0.42
    where, bump, lean = new("ShaderNodeNewGeometry"), new("ShaderNodeBump"), new("ShaderNodeBump")
    for node, scale in ((noise, 130.0), (crushed, 1.6)):
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = 3
        link(where.outputs["Position"], node.inputs["Vector"])
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.9, 0.012
    lean.inputs["Strength"].default_value, lean.inputs["Distance"].default_value = 0.35, 0.5
    link(crushed.outputs["Fac"], lean.inputs["Height"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(lean.outputs[0], bump.inputs["Normal"])
    link(bump.outputs[0], pile.inputs["Normal"])
    link(bump.outputs[0], shader.inputs["Normal"])
    link(shader.outputs[0], add.inputs[0])
    link(pile.outputs[0], add.inputs[1])
    link(add.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material


def silk_satin(colour, threads=160.0):
    """Satin of fine silk: a long soft highlight across its warp, and a grain that one only sees close up."""
    material, tree, shader = shader_nodes("silk")
    new, link = tree.nodes.new, tree.links.new
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.31
    shader.inputs["Specular"].default_value = 0.75
    shader.inputs["Specular Tint"].default_value = 0.85
    shader.inputs["Metallic"].default_value = 0.35
    shader.inputs["Sheen"].default_value = 0.3
    where, wave, bump = new("ShaderNodeNewGeometry"), new("ShaderNodeTexWave"), new("ShaderNodeBump")
    wave.bands_direction = "X"
    wave.inputs["Scale"].default_value = threads / 6
    wave.inputs["Distortion"].default_value = 1.2
    wave.inputs["Detail"].default_value = 2
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.004
    link(where.outputs["Position"], wave.inputs["Vector"])
    link(wave.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    return material


def plain(colour, rough=0.6, specular=0.3, name="plain"):
    material, _, shader = shader_nodes(name)
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = specular
    return material
