"""The main pictures of the products, which also serve the item codes."""
import stage
import surfaces
from metals import metal
from motifs import coil_strip
from packages import cone, spool, tail
from palette import JEWELS, METALS
from skeins import foil


def product_camera(target=(0, 0, 1.72), place=(0.5, -9.2, 3.3), lens=66, stop=0.35):
    stage.table(rough=0.17)
    stage.lights((0, 0, 1.5))
    stage.camera(place, target, lens, (target[0], target[1] - 1.0, target[2]), stop)


def main_cone(name="gold", diameter=0.026, turns=5.3, traverses=110, plies=1, turns_depth=0.35, rough=0.26, flat=None, square=False, under=None, tube_colour="#e9e0cf", with_tail=True, material=None, material_of=None):
    m = material or (material_of() if material_of else metal(name, rough, turns_depth))
    cone(m, under or material or metal(name, 0.4, 0), diameter=diameter, traverses=traverses, turns=turns, plies=plies, flat=flat, per_turn=96 if plies == 1 else 220, tube_colour=tube_colour)
    if with_tail and not square:
        tail(m, max(diameter, 0.024), (1.02, -0.55, 0.5), [(1.2, -0.9, 0.02), (1.6, -1.5, 0.02), (2.1, -1.1, 0.02), (2.6, -1.6, 0.02), (3.4, -1.2, 0.02), (4.4, -1.7, 0.02)])
    if square:
        product_camera((0, 0, 1.72), (0.3, -9.2, 3.0), 72, 0.5)
    else:
        product_camera((0.15, 0, 1.62), (0.5, -9.2, 3.2), 60, 0.35)


def main_alone():
    """One whole cone with a dark margin on both sides."""
    m = foil("gold")
    cone(m, metal("gold", 0.4, 0), diameter=0.017, traverses=210, turns=6.3)
    tail(m, 0.024, (1.02, -0.55, 0.5), [(1.2, -0.9, 0.02), (1.6, -1.5, 0.02), (2.1, -1.1, 0.02), (2.6, -1.6, 0.02), (3.4, -1.2, 0.02), (5.4, -1.7, 0.02)])
    product_camera((0.35, 0, 1.66), (0.7, -10.4, 3.2), 56, 0.35)


def standing_view():
    """The studio with space above a cone for the thread that is drawn off."""
    product_camera((0.1, 0, 2.05), (0.45, -11.2, 3.1), 58, 0.5)


def main_standing():
    cone(metal("gold"), metal("gold", 0.4, 0), diameter=0.024)
    standing_view()


def main_polyester():
    cone(foil("silver"), metal("silver", 0.4, 0), (-1.05, -0.3, 0), diameter=0.019, traverses=190, turns=6.0, seed=3)
    cone(foil("bright-gold"), metal("gold", 0.4, 0), (1.35, 0.5, 0), diameter=0.019, traverses=190, turns=6.0, seed=5)
    product_camera((0.1, 0, 1.62), (0.2, -9.4, 3.3), 56)


def main_trilobal():
    for k, (name, place) in enumerate((("emerald", (-2.15, 1.1, 0)), ("ruby", (0, -0.5, 0)), ("sapphire", (2.15, 1.2, 0)))):
        m = surfaces.lustre(JEWELS[name])
        cone(m, m, place, diameter=0.028, traverses=95, turns=4.8, seed=k + 2, plies=1)
    product_camera((0.05, 0, 1.58), (0.3, -9.6, 3.4), 52)


def main_spool(name="gold", square=False, diameter=0.05, plies=1, flat=None, layers=5, colour="#1b1714", rough=0.28, material=None, under=None, hub=0.9, power=1.0, height=1.9, pitch=None):
    m = material or metal(name, rough, 0 if flat else 0.4)
    if plies > 1:
        hub = 0.8
    spool(m, under or material or metal(name, 0.4, 0), diameter=diameter, plies=plies, flat=flat, layers=layers, colour=colour, hub=hub, per_turn=260 if plies > 1 else 120 if diameter > 0.03 else 84, height=height, pitch=pitch)
    stage.table(rough=0.17, specular=0.15 if square else 0.4)
    stage.lights((0, 0, 1.1), power=power)
    if square:
        stage.camera((2.2, -5.6, 3.9), (0, 0, 1.04), 70, (0.2, -0.8, 1.2), 0.6)
    else:
        reach = hub + 0.25
        tail(m, diameter if flat else max(diameter, 0.026), (reach - 0.25, -0.55, 0.9), [(reach + 0.2, -0.9, 0.25), (1.6, -1.2, 0.02), (2.1, -0.9, 0.02), (2.7, -1.4, 0.02), (3.6, -1.0, 0.02)], plies, flat)
        stage.camera((1.2, -6.9, 3.9), (0.15, 0, 0.98), 64, (0.2, -0.8, 1.1), 0.35)


def main_holo():
    holo = surfaces.rainbow("#ffffff", 0.62, 0.18, 3.2)
    opal = surfaces.rainbow("#fbf6f2", 0.26, 0.3, 1.6, 0.6)
    spool(holo, holo, (-1.3, 0.0, 0), diameter=0.03, flat=0.085, layers=3)
    spool(opal, opal, (1.35, 0.75, 0), diameter=0.03, flat=0.085, layers=3, colour="#e9e0cf", seed=6)
    stage.table(rough=0.3, specular=0.2)
    stage.lights((0, 0, 1.1), power=0.8)
    stage.camera((0.6, -7.8, 4.2), (0.05, 0.1, 0.92), 58, (-0.6, -0.8, 1.1), 0.35)


def main_glow(square=False, diameter=0.026):
    m = surfaces.afterglow("#b6f2b2", 0.06)
    main_spool(square=square, diameter=diameter, layers=4, material=m)
    stage.afterglow()


def main_flat(square=False, width=0.016):
    """Slit film wound edge to edge: true to scale, each turn is a hair's breadth."""
    m = surfaces.foil(METALS["gold"], rough=0.27, groove=0, facet=0.08)
    main_spool(square=square, diameter=0.006, flat=width, layers=2, material=m, power=2.0, pitch=1.9)


def main_reflective(square=False, diameter=0.022):
    m = surfaces.foil("#a9aeb4", rough=0.5, facet=0.12)
    main_cone(material=m, diameter=diameter, square=square, traverses=150, turns=5.3 if diameter < 0.035 else 4, tube_colour="#26241f")


def main_purl(only=None):
    kinds = ["smooth", "rough", "check"]
    m = {"smooth": metal("bright-gold", 0.16, 0), "rough": metal("gold", 0.42, 0), "check": metal("bright-gold", 0.14, 0)}
    if only:
        for k in range(5):
            y = (k - 2) * 0.62
            coil_strip((-4, y - 0.9, 0.2), (4, y + 0.9, 0.2), 0.18, 0.05, m[only], only, k * 1.3)
        stage.table(rough=0.25, specular=0.12)
        stage.lights((0, 0, 0))
        stage.camera((0.2, -4.6, 6.4), (0, 0, 0.1), 72, (0, -0.3, 0.2), 0.5)
        return
    for k in range(9):
        kind = kinds[k // 3]
        y = (k - 4) * 0.44 + (k // 3 - 1) * 0.34
        coil_strip((-2.7 - 0.35 * (k % 2), y - 0.9, 0.16), (2.3 + 0.3 * (k % 3), y + 0.9, 0.16), 0.155, 0.042, m[kind], kind, k * 1.1)
    stage.table(rough=0.25, specular=0.12)
    stage.lights((0, 0, 0))
    stage.camera((0.6, -5.6, 7.0), (-0.1, 0, 0.1), 54, (0, -0.6, 0.2), 0.4)
