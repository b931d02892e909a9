"""Encode the rendered frames: python3 videos.py WORKDIR"""
import pathlib
import subprocess
import sys

import cv2
import numpy as np

import develop

work = pathlib.Path(sys.argv[1])
images = pathlib.Path(__file__).parent.parent / "images" / "videos"
FRAMES = 48


def frames(scene, unique):
    """Finished frames, 8 bit; still noise is averaged away by looking at the neighbours in time."""
    found = []
    for k in range(unique):
        light = develop.read(work / f"{scene}@{k:02d}.exr")
        image = develop.fitted(develop.film(light).astype(np.float32), 1280, 720)
        found.append((image * 255 + 0.5).astype(np.uint8)[..., ::-1].copy())
    round_trip = [found[(k - 1) % unique] for k in range(unique + 2)]
    return [cv2.fastNlMeansDenoisingColoredMulti(round_trip, k + 1, 3, None, 5, 8, 5, 11) for k in range(unique)]


def encode(scene, name, unique, webm=False):
    if not all((work / f"{scene}@{k:02d}.exr").exists() for k in range(unique)):
        print(scene, "is not rendered yet")
        return
    folder = work / f"{scene}-frames"
    folder.mkdir(exist_ok=True)
    finished = frames(scene, unique)
    for k in range(FRAMES):
        cv2.imwrite(str(folder / f"{k:02d}.png"), finished[k % unique])
    source = ["ffmpeg", "-v", "error", "-y", "-framerate", "24", "-i", str(folder / "%02d.png")]
    subprocess.run([*source, "-c:v", "libx264", "-preset", "slow", "-crf", "24", "-pix_fmt", "yuv420p", "-movflags", "+faststart", str(images / f"{name}.mp4")], check=True)
    if webm:
        subprocess.run([*source, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "36", "-pix_fmt", "yuv420p", str(images / f"{name}.webm")], check=True)
    print(name)


encode("turntable", "turntable-gold", FRAMES)
encode("running", "thread-running", 16, webm=True)
