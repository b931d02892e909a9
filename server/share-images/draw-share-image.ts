import sharp from 'sharp';
import { company } from '#domain/company.ts';
import { maxPicturePixels } from '#domain/files/upload/upload-rules.ts';
import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';
import { cardSize } from '#domain/share-card.ts';
import { type Outlines, outlinesOf } from '../fonts/outlines.ts';
import { balancedLines } from './lines.ts';

/** Raise it when cards look different: stored ones are then drawn again. */
export const cardRevision = 1;

const { width, height } = cardSize;
const colour = {
  ink: '#16130f',
  paper: '#faf7f1',
  soft: '#ddd5c8',
  gold: '#b08d4a',
  light: '#d9bd84',
};
const margin = 60;
/** A record's picture stands beside its name, square: packages are not cut. */
const panel = width - height;

const sizes = [
  { size: 66, most: 3 },
  { size: 54, most: 4 },
  { size: 44, most: 5 },
  { size: 36, most: 6 },
];

export interface Card {
  language: InterfaceLocale;
  /** Undefined on the site's own card. */
  name: string | undefined;
  picture: Uint8Array;
}

/** A card as a JPEG. Throws when the picture is none. */
export async function drawCard({
  language,
  name,
  picture,
}: Card): Promise<Uint8Array<ArrayBuffer>> {
  // The company signs in traditional characters everywhere.
  const [letters, signed] = await Promise.all([outlinesOf(language), outlinesOf('zh-Hant')]);
  const isOwn = name === undefined;
  const shown = await sharp(picture, { limitInputPixels: maxPicturePixels })
    .autoOrient()
    .resize({ width: isOwn ? width : height, height, fit: 'cover' })
    .flatten({ background: colour.paper })
    .toBuffer();
  const drawn = await sharp({ create: { width, height, channels: 3, background: colour.ink } })
    .composite([
      { input: shown, left: isOwn ? 0 : panel, top: 0 },
      {
        input: Buffer.from(
          isOwn ? ownWords(letters, language, signed) : words(letters, language, name, signed),
        ),
      },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(drawn);
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const line = (y: number, length: number) =>
  `<path d="M${margin} ${y}h${length}" stroke="${colour.gold}" stroke-width="2"/>`;

function wordmark(letters: Outlines, size: number, baseline: number): string {
  const latin = company.name.en;
  const after = margin + letters.width(latin, size) + size * 0.28;
  return (
    `<path fill="${colour.paper}" d="${letters.path(latin, size, margin, baseline)}"/>` +
    `<path fill="${colour.light}" d="${letters.path(company.name['zh-Hant'], size * 0.52, after, baseline)}"/>`
  );
}

function ownWords(letters: Outlines, language: InterfaceLocale, signed: Outlines): string {
  const tagline = letters.path(company.tagline[language], 34, margin, 424);
  return svg(
    `<linearGradient id="shade"><stop offset=".2" stop-color="${colour.ink}" stop-opacity=".92"/>` +
      `<stop offset=".8" stop-color="${colour.ink}" stop-opacity="0"/></linearGradient>` +
      `<path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>` +
      `${wordmark(signed, 100, 312)}${line(360, 96)}<path fill="${colour.soft}" d="${tagline}"/>`,
  );
}

function words(
  letters: Outlines,
  language: InterfaceLocale,
  name: string,
  signed: Outlines,
): string {
  const { size, lines } = fitted(letters, language, name);
  const step = size * 1.16;
  // The name stands in the middle of what the wordmark leaves.
  const first = 350 - ((lines.length - 1) * step) / 2 + size * 0.3;
  const drawn = lines.map((text, at) => {
    // A full-width bracket is blank on its left.
    const left = /^[（「『【〈《]/.test(text) ? margin - size / 2 : margin;
    return letters.path(text, size, left, first + at * step);
  });
  return svg(
    `${wordmark(signed, 44, 104)}<path fill="${colour.paper}" d="${drawn.join('')}"/>` +
      `${line(height - 104, 72)}` +
      `<path fill="${colour.soft}" d="${letters.path(company.tagline[language], 24, margin, height - 56)}"/>`,
  );
}

/** The largest size at which the name has room; at the smallest, as much of it as has. */
function fitted(letters: Outlines, language: InterfaceLocale, name: string) {
  const room = panel - 2 * margin + 20;
  for (const { size, most } of sizes) {
    const widthOf = (text: string) => letters.width(text, size);
    const lines = balancedLines(name, language, room, widthOf);
    if (lines.length <= most && lines.every((text) => widthOf(text) <= room))
      return { size, lines };
  }
  const { size, most } = sizes.at(-1) as (typeof sizes)[number];
  const widthOf = (text: string) => letters.width(text, size);
  const lines = balancedLines(name, language, room, widthOf).slice(0, most);
  return { size, lines: lines.map((text) => shortened(text, room, widthOf)) };
}

function shortened(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`) > room) characters.pop();
  return `${characters.join('')}…`;
}
