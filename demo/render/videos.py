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


def eight_bit(image):
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1].copy()


def turning():
    """A turning cone: the light stays in place, the threads move.

    One rendering is enough: every pixel of the winding is followed to its place on the cone (the
    camera and the cone are those of the scene main-viscose), its thread detail is separated from
    the slow play of light, and the detail is carried round, blending over where it begins again.
    """
    image = develop.film(develop.read(work / "main-viscose.exr")).astype(np.float32)
    kind = develop.read(work / "main-viscose-kind.exr")
    image = develop.smooth(image, develop.share_of(kind, 25), 3.0, 34.0, 3.5)
    h, w = image.shape[:2]
    eye, target, lens = np.array([0.5, -9.2, 3.2]), np.array([0.15, 0, 1.62]), 60
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.cross(ahead, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    above = np.cross(right, ahead)
    k = 36 / lens
    u, v = np.meshgrid((np.arange(w) + 0.5) / w - 0.5, (0.5 - (np.arange(h) + 0.5) / h) * h / w)
    ray = ahead + k * (u[..., None] * right + v[..., None] * above)
    # the winding's outer face: radius falls with height
    low, high, slope = 0.22, 3.12, 0.46 / 2.9
    base = 1.12 + 0.05 + slope * low
    a = ray[..., 0] ** 2 + ray[..., 1] ** 2 - (slope * ray[..., 2]) ** 2
    q = base - slope * eye[2]
    b = eye[0] * ray[..., 0] + eye[1] * ray[..., 1] + q * slope * ray[..., 2]
    c = eye[0] ** 2 + eye[1] ** 2 - q * q
    root = b * b - a * c
    t = (-b - np.sqrt(np.maximum(root, 0))) / a
    at = eye + t[..., None] * ray
    z = at[..., 2]
    angle = np.arctan2(at[..., 0], -at[..., 1])
    inside = (root > 0) & (z > low) & (z < high)
    share = cv2.GaussianBlur(cv2.erode(inside.astype(np.float32), np.ones((5, 5))), (0, 0), 2.0)
    span = 1.05
    share *= np.clip((1.30 - np.abs(angle)) / 0.22, 0, 1).astype(np.float32)
    light = cv2.GaussianBlur(image, (0, 0), w / 75)
    detail = np.clip(image / np.maximum(light, 0.01), 0.25, 3.0)

    def seen(angle):
        """The detail at another angle and the same height."""
        radius = base - slope * z
        point = np.stack([radius * np.sin(angle), -radius * np.cos(angle), z], axis=-1) - eye
        depth = point @ ahead
        x = ((point @ right) / depth / k + 0.5) * w - 0.5
        y = (0.5 - (point @ above) / depth / k * w / h) * h - 0.5
        return cv2.remap(detail, x.astype(np.float32), y.astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)

    period = 1.6
    for step in range(FRAMES):
        turn = period * step / FRAMES
        first = (angle + turn + span) % period - span
        second = first + period
        blend = np.clip((first + span) / 0.25, 0, 1)[..., None]
        moved = seen(first) * blend + seen(np.minimum(second, span)) * (1 - blend)
        frame = image * (1 - share[..., None]) + light * moved * share[..., None]
        yield eight_bit(develop.fitted(develop.sharpened(frame), 1280, 720, (0.47, 0.52), 1.0))


def running():
    """Thread drawn off a standing cone: the threads of unwinding.py over one picture of the cone."""
    still = develop.film(develop.read(work / "main-standing.exr"), 1.4).astype(np.float32)
    kind = develop.read(work / "main-standing-kind.exr")
    still = develop.sharpened(develop.smooth(still, develop.share_of(kind, 25), 3.0, 34.0, 2.5))
    for k in range(FRAMES):
        seen = cv2.imread(str(work / "unwinding" / f"{k:02d}.exr"), cv2.IMREAD_UNCHANGED).astype(np.float32)
        cover = np.clip(seen[..., 3:], 0, 1)
        light = seen[..., 2::-1] / np.maximum(cover, 0.05)
        yield eight_bit(still * (1 - cover) + develop.film(light, 1.4) * cover)


def encode(name, finished, crf=24, webm=False):
    folder = work / f"{name}-frames"
    folder.mkdir(exist_ok=True)
    for k in range(FRAMES):
        cv2.imwrite(str(folder / f"{k:02d}.png"), finished[k % len(finished)])
    source = ["nice", "ffmpeg", "-v", "error", "-y", "-framerate", "24", "-i", str(folder / "%02d.png")]
    subprocess.run([*source, "-c:v", "libx264", "-preset", "slow", "-crf", str(crf), "-pix_fmt", "yuv420p", "-movflags", "+faststart", str(images / f"{name}.mp4")], check=True)
    if webm:
        subprocess.run([*source, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "36", "-pix_fmt", "yuv420p", str(images / f"{name}.webm")], check=True)
    print(name)


if (work / "main-viscose.exr").exists():
    # The fine metal compresses badly: at 24 the file takes more than half of the megabyte that a page may have.
    encode("turntable-gold", list(turning()), crf=27)
if (work / "unwinding").exists():
    encode("thread-running", list(running()), webm=True)
