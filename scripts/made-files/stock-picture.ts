import { join } from 'node:path';
import sharp from 'sharp';

// Draws the stock picture of a carousel without pictures: warm light that falls across a dark ground. It shows no
// product, so that it suits every maker. Run `node scripts/made-files/stock-picture.ts` after a change; the results are committed.
const [width, height] = [1920, 1080];

interface Light {
  /** The centre and the reach of the light, as shares of the picture's width. */
  x: number;
  y: number;
  reach: number;
  /** The stretch along the direction `angle`, which is in radians. */
  stretch: number;
  angle: number;
  colour: [red: number, green: number, blue: number];
}

const ink: Light['colour'] = [22, 19, 15];
const lights: Light[] = [
  { x: 0.95, y: 0.22, reach: 0.13, stretch: 3, angle: -0.7, colour: [62, 46, 22] },
  { x: 0.86, y: 0.22, reach: 0.032, stretch: 7, angle: -0.7, colour: [92, 72, 40] },
  { x: 0.74, y: 0.1, reach: 0.016, stretch: 9, angle: -0.7, colour: [34, 27, 16] },
];

/** How strongly a light falls on a point, from 0 to 1. */
function strength({ x, y, reach, stretch, angle }: Light, atX: number, atY: number): number {
  const [right, down] = [atX - x, atY - y];
  const along = (right * Math.cos(angle) + down * Math.sin(angle)) / stretch;
  const across = down * Math.cos(angle) - right * Math.sin(angle);
  return Math.exp(-(along ** 2 + across ** 2) / (2 * reach ** 2));
}

// Half a level of noise keeps the gradients free of visible steps. Every run draws the same numbers.
let seed = 1;
const noise = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647 - 0.5;
};

const pixels = new Uint8ClampedArray(width * height * 3);
for (let row = 0; row < height; row++)
  for (let column = 0; column < width; column++) {
    const shares = lights.map((light) => strength(light, column / width, row / width));
    const grain = noise() * 3;
    for (const channel of [0, 1, 2] as const) {
      const light = lights.reduce(
        (sum, { colour }, n) => sum + colour[channel] * (shares[n] ?? 0),
        0,
      );
      pixels[(row * width + column) * 3 + channel] = ink[channel] + light + grain;
    }
  }

const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
for (const size of [960, 1920])
  await picture
    .clone()
    .resize(size)
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(join(import.meta.dirname, '..', '..', 'public', `stock-hero-${size}.webp`));
