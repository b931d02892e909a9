"""From linear light to a finished picture: exposure, film curve, recolouring, smoothing, crops."""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np

from palette import linear


def read(path):
    """Linear RGB of an EXR file."""
    image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(path)
    return image[..., ::-1].astype(np.float32)


def film(light, exposure=1.0):
    """A film-like curve with a long shoulder: bright metal keeps its colour and never clips."""
    x = np.maximum(light * exposure * 0.62, 0)
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) * 0.975
    return np.where(y <= 0.0031308, y * 12.92, 1.055 * np.maximum(y, 1e-6) ** (1 / 2.4) - 0.055)


def share_of(kind, least):
    """The share of each pixel that is of a kind (at least `least`, see surfaces.KINDS), with soft edges."""
    return cv2.GaussianBlur((kind[..., 0] >= least).astype(np.float32), (0, 0), 0.7)


def recoloured(light, metal, old, new):
    """The picture with its metal in another colour.

    Light that metal reflects twice is tinted twice; the exponent models that.
    """
    old, new = np.array(linear(old)), np.array(linear(new))
    grey = light[..., 0] / old[0]
    depth = np.clip(1.25 - 0.25 * np.clip(grey, 0, 1), 1, 1.25)[..., None]
    painted = grey[..., None] * new**depth
    share = metal[..., None]
    return (light * (1 - share) + painted * share).astype(np.float32)


def combed(image, length=5.0, scale=1.6):
    """Averages along the threads, not across them: this removes noise and keeps every thread's edges.

    The direction comes from the structure tensor; `length` is the reach in pixels where the
    direction is certain, and it is zero if there is none.
    """
    grey = cv2.GaussianBlur(image.mean(axis=2), (0, 0), 0.9)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    blur = lambda a: cv2.GaussianBlur(a, (0, 0), scale * 2)
    xx, yy, xy = blur(gx * gx), blur(gy * gy), blur(gx * gy)
    spread = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    certain = np.clip((spread / np.maximum(xx + yy, 1e-7) - 0.22) / 0.35, 0, 1)
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    dx, dy = np.cos(angle) * certain, np.sin(angle) * certain
    h, w = grey.shape
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    total, weights = np.zeros_like(image), 0.0
    source = np.ascontiguousarray(image, np.float32)
    steps = int(np.ceil(length * 1.6))
    for k in range(-steps, steps + 1):
        weight = float(np.exp(-0.5 * (k / (length * 0.7)) ** 2))
        total += weight * cv2.remap(source, (x + k * dx).astype(np.float32), (y + k * dy).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        weights += weight
    calm = cv2.GaussianBlur(cv2.medianBlur(source, 3), (0, 0), 0.45 + 0.15 * length)
    sure = np.clip(certain * 2, 0, 1)[..., None]
    return total / weights * sure + calm * (1 - sure)


def smooth(light, kind, comb=1.0, solid=2.2, film=0, backdrop=6.0):
    """Removes the remaining sampling noise in linear light: a little along the threads, more on turned or
    painted parts, most on table and wall, and never across an edge between them.

    `solid`, `film` and `backdrop` are radii in pixels; film that is a few pixels wide only is left to the comb.
    """
    threads = kind[..., 0] >= 40
    turned = (kind[..., 0] >= 25) & ~threads
    metal = kind[..., 0] >= 75
    out = combed(light, comb) if comb else light
    calm = cv2.medianBlur(np.ascontiguousarray(light, np.float32), 5)
    for mask, radius in ((turned, solid), (metal, film), (~threads & ~turned, backdrop)):
        if not radius:
            continue
        inside = cv2.erode(mask.astype(np.float32), np.ones((3, 3)))
        share = inside[..., None]
        weight = cv2.GaussianBlur(share, (0, 0), radius)[..., None]
        soft = cv2.GaussianBlur(calm * share, (0, 0), radius) / np.maximum(weight, 1e-3)
        seen = cv2.GaussianBlur(cv2.erode(inside, np.ones((3, 3))), (0, 0), 0.8)[..., None]
        out = out * (1 - seen) + soft * seen
    return out


def bloomed(light, share):
    """Adds the halo that something shining has in a dark room."""
    w = light.shape[1]
    return light + share * (0.6 * cv2.GaussianBlur(light, (0, 0), w / 90) + 0.4 * cv2.GaussianBlur(light, (0, 0), w / 22))


def levelled(light, kind, reach):
    """Averages along a winding whose turns lie level, where `combed` would take noise for a direction."""
    share = (kind[..., 0] >= 40).astype(np.float32)[..., None]
    blur = lambda a: cv2.GaussianBlur(a, (0, 0), sigmaX=reach, sigmaY=0.45)
    soft = blur(light * share) / np.maximum(blur(share), 1e-3)[..., None]
    return light * (1 - share) + soft * share


def calmed(image, top, bottom, gain=1.0, radius=0.0035):
    """Blurs the part out of focus, left of a line from `top` to `bottom` (shares of the width)."""
    h, w = image.shape[:2]
    edge = np.linspace(top, bottom, h)[:, None]
    away = (edge - np.linspace(0, 1, w)[None, :])[..., None].astype(np.float32)
    share = np.clip(away / 0.03, 0, 1)
    soft = (1 - (1 - gain) * np.clip(away / 0.2, 0, 1)) * cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(image, np.float32), 5), (0, 0), radius * w)
    return image * (1 - share) + soft * share


def widened(image, share):
    """Adds dark backdrop at the left and removes the same width at the right."""
    h, w = image.shape[:2]
    extra = int(w * share)
    column = cv2.GaussianBlur(np.ascontiguousarray(image[:, : w // 40]), (0, 0), w / 160).mean(axis=1, keepdims=True)
    fade = np.clip(np.arange(extra + w // 40) / (w // 40) - extra / (w // 40), 0, 1)[None, :, None]
    left = np.concatenate([np.repeat(column, extra, axis=1), image[:, : w // 40]], axis=1)
    left = np.repeat(column, left.shape[1], axis=1) * (1 - fade) + left * fade
    return np.concatenate([left, image[:, w // 40 : w - extra]], axis=1).astype(np.float32)


def sharpened(image, amount=0.35, radius=0.9):
    soft = cv2.GaussianBlur(image, (0, 0), radius)
    return np.clip(image + amount * (image - soft), 0, 1)


def fitted(image, width, height, centre=(0.5, 0.5), zoom=1.0):
    """Crop to the shape of width x height round `centre` and scale to that size."""
    h, w = image.shape[:2]
    scale = max(width / w, height / h) * zoom
    cw, ch = width / scale, height / scale
    x = np.clip(centre[0] * w - cw / 2, 0, w - cw)
    y = np.clip(centre[1] * h - ch / 2, 0, h - ch)
    piece = image[int(y) : int(y + ch), int(x) : int(x + cw)]
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.clip(cv2.resize(piece, (width, height), interpolation=way), 0, 1)


def retouched(image, left, top, right, bottom):
    """Gives bright grey speckles inside a box (shares of the picture) the grey that is round them."""
    h, w = image.shape[:2]
    rows, columns = slice(int(top * h), int(bottom * h)), slice(int(left * w), int(right * w))
    piece = np.ascontiguousarray(image[rows, columns], np.float32)
    light, spread = piece.max(axis=2), np.ptp(piece, axis=2)
    speckle = cv2.dilate(((light > 0.27) & (spread < 0.2)).astype(np.uint8), np.ones((5, 5))).astype(np.float32)
    plain = ((light > 0.05) & (light < 0.27) & (spread < 0.08) & (speckle == 0)).astype(np.float32)[..., None]
    blur = lambda a: cv2.GaussianBlur(a, (0, 0), 14)
    grey = blur(piece * plain) / np.maximum(blur(plain), 1e-4)[..., None]
    share = cv2.GaussianBlur(speckle, (0, 0), 1.2)[..., None]
    out = image.copy()
    out[rows, columns] = piece * (1 - share) + grey * share
    return out


def scale_bar(image, pixels, text="1 mm"):
    """A fine bar of true length near the lower right corner, inside what a square crop still shows."""
    h, w = image.shape[:2]
    fine = 4
    left, top, right, bottom = w * 7 // 8 - int(pixels) - 40, h - 170, w * 7 // 8 + 40, h - 40
    mark = np.zeros(((bottom - top) * fine, (right - left) * fine), np.uint8)
    start, end, y = 40 * fine, (40 + int(pixels)) * fine, 90 * fine
    stroke = lambda a, b: cv2.line(mark, a, b, 255, 3 * fine, cv2.LINE_AA)
    stroke((start, y), (end, y))
    for x in (start, end):
        stroke((x, y - 10 * fine), (x, y + 10 * fine))
    (wide, _), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 1.25 * fine, 2 * fine + 2)
    cv2.putText(mark, text, ((start + end - wide) // 2, y - 22 * fine), cv2.FONT_HERSHEY_SIMPLEX, 1.25 * fine, 255, 2 * fine + 2, cv2.LINE_AA)
    mark = cv2.resize(mark, (right - left, bottom - top), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    shade = np.clip(cv2.GaussianBlur(mark, (0, 0), 18) * 4.5, 0, 0.82)[..., None]
    piece = image[top:bottom, left:right] * (1 - shade)
    out = image.copy()
    out[top:bottom, left:right] = piece * (1 - mark[..., None]) + mark[..., None] * np.array([0.98, 0.95, 0.88], np.float32)
    return out


def save(image, path, quality=80):
    # dithering prevents banding in dark gradients
    rnd = np.random.default_rng(1)
    noise = rnd.uniform(-0.5, 0.5, image.shape[:2])[..., None] * (image.max(axis=2, keepdims=True) < 0.2)
    eight = (np.clip(image * 255 + noise, 0, 255) + 0.5).astype(np.uint8)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    cv2.imwrite(str(path), eight[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
