"""The metals by name, as surfaces, with the grooves of wrapped thread."""
import surfaces
from palette import METALS


def gold(**more):
    return surfaces.metal(METALS["gold"], turns=0.35, **more)


def metal(name, rough=0.26, turns=0.35, **more):
    return surfaces.metal(METALS[name], rough, turns=turns, **more)
