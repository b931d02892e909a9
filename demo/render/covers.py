"""The pictures of the downloads: the first page of each PDF, lying on a dark table.

    python3 covers.py

Run it after `npm run demo:pdf`. It takes pdftoppm (apt-get install poppler-utils).
"""
import pathlib
import subprocess
import tempfile

import cv2
import numpy as np

import develop
from manifest import COVERS, SIZES

demo = pathlib.Path(__file__).parent.parent
WIDTH, HEIGHT = SIZES["gallery"]


def page(name):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-r", "130", "-f", "1", "-l", "1", "-png", "-singlefile", demo / "pdf" / f"{name}.pdf", f"{folder}/page"], check=True)
        return cv2.imread(f"{folder}/page.png")[..., ::-1].astype(np.float32) / 255


def laid(sheet, turn):
    """The sheet on the table, turned a little, seen from its lower edge, lit from the upper left."""
    h, w = sheet.shape[:2]
    tall = HEIGHT * 0.98
    wide = tall * w / h
    c, s = np.cos(turn), np.sin(turn)
    corners = np.float32([[-wide / 2, -tall / 2], [wide / 2, -tall / 2], [wide / 2, tall / 2], [-wide / 2, tall / 2]])
    turned = corners @ np.float32([[c, s], [-s, c]])
    depth = 1 + 0.10 * turned[:, 1:] / tall
    place = turned * depth * [1, 0.94] + [WIDTH / 2, HEIGHT * 0.505]
    way = cv2.getPerspectiveTransform(np.float32([[0, 0], [w, 0], [w, h], [0, h]]), place.astype(np.float32))
    warp = lambda image: cv2.warpPerspective(image, way, (WIDTH, HEIGHT), flags=cv2.INTER_AREA)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    light = np.clip(1.05 - 0.32 * x / WIDTH - 0.26 * y / HEIGHT, 0, 1)[..., None]
    table = np.float32([0.105, 0.092, 0.080]) * (0.55 + 0.75 * np.exp(-(((x / WIDTH - 0.3) / 0.5) ** 2 + ((y / HEIGHT - 0.25) / 0.6) ** 2)))[..., None]
    share = warp(np.ones((h, w), np.float32))[..., None]
    shadow = lambda blur, dx, dy: cv2.GaussianBlur(np.roll(share[..., 0], (dy, dx), (0, 1)), (0, 0), blur)[..., None]
    table = table * (1 - 0.55 * shadow(38, 26, 30)) * (1 - 0.45 * shadow(5, 4, 5))
    return table * (1 - share) + warp(sheet) * np.float32([0.97, 0.945, 0.90]) * light * share


for number, name in enumerate(COVERS):
    image = laid(page(name), (0.07, -0.06, 0.05, -0.08, 0.09, -0.05)[number % 6])
    target = demo / "images" / "gallery" / f"pdf-{name}.jpg"
    develop.save(image, target, 70)
    print(target.name, target.stat().st_size // 1024, "kB")
