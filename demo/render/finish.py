"""Makes the finished pictures from the renderings: python3 finish.py WORKDIR [PART OF NAME …]

Without names it makes every picture that is older than its rendering. Pictures without a rendering
are not changed.
"""
import pathlib
import sys

import cv2
import numpy as np

import develop
from manifest import pictures
from palette import linear
from recipes import recipes

work = pathlib.Path(sys.argv[1])
wanted = sys.argv[2:]
images = pathlib.Path(__file__).parent.parent / "images"
QUALITY = {"hero": 78, "bands": 66, "products": 62, "item-codes": 68, "gallery": 60, "news": 60, "about": 62, "categories": 62}
# Packages are in a dark room, so their pictures are brightened.
BASE = {"main": 1.2, "item": 1.2}


def tilted(image, hand):
    """A flat card seen at an angle, as it lies on a table."""
    h, w = image.shape[:2]
    corners = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
    if hand > 0:
        to = np.float32([[-0.05, -0.10], [1.02, 0.06], [1.16, 1.12], [-0.12, 0.98]])
    else:
        to = np.float32([[-0.04, 0.06], [1.06, -0.10], [1.12, 0.96], [-0.16, 1.12]])
    way = cv2.getPerspectiveTransform(corners, to * np.float32([w, h]))
    return cv2.warpPerspective(image, way, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def developed(source, options):
    light = develop.read(work / f"{source}.exr")
    kind = develop.read(work / f"{source}-kind.exr")
    if "paint" in options:
        mask = develop.share_of(kind, 75)
        if "side" in options:
            across = np.linspace(0, 1, mask.shape[1])[None, :]
            mask = mask * (across < 0.527 if options["side"] == "left" else across >= 0.527)
        light = develop.recoloured(light, mask, *options["paint"])
    if "tint" in options:
        mask = develop.share_of(kind, 75)[..., None]
        light = light * (1 - mask + mask * np.array(linear(options["tint"]), np.float32) * 1.25)
    if "level" in options:
        light = develop.levelled(light, kind, options["level"])
    if "bloom" in options:
        light = develop.bloomed(light, options["bloom"])
    light = develop.smooth(light, kind, options.get("comb", 1.0), options.get("solid", 2.2), options.get("film", 0))
    image = develop.film(light, options.get("exposure", 1.0) * BASE.get(source.split("-")[0], 1.0)).astype(np.float32)
    if "pad" in options:
        image = develop.widened(image, options["pad"])
    for line in options.get("calm", []):
        image = develop.calmed(image, *line)
    return image


sizes = pictures()
for file, choices in recipes().items():
    if wanted and not any(part in file for part in wanted):
        continue
    choice = next((c for c in choices if (work / f"{c[0]}.exr").exists() and (work / f"{c[0]}-kind.exr").exists()), None)
    if choice is None:
        continue
    source, options = choice
    target = images / file
    if not wanted and target.exists() and target.stat().st_mtime > (work / f"{source}.exr").stat().st_mtime:
        continue
    width, height, _ = sizes[file]
    image = developed(source, options)
    if options.get("flip"):
        image = image[:, ::-1]
    if options.get("tilt"):
        image = tilted(np.ascontiguousarray(image), options["tilt"])
    image = develop.fitted(image, width, height, options["centre"], options["zoom"])
    image = cv2.GaussianBlur(image, (0, 0), options["soft"]) if "soft" in options else develop.sharpened(image, 0.2)
    for box in options.get("retouch", []):
        image = develop.retouched(image, *box)
    if "millimetre" in options:
        image = develop.scale_bar(image, options["millimetre"] * width * options["zoom"])
    develop.save(image, target, options.get("quality", QUALITY[file.split("/")[0]]))
    print(file, source, target.stat().st_size // 1024, "kB", flush=True)
