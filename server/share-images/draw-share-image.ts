import sharp from 'sharp';
import type { ShownCompany } from '#domain/company/company.ts';
import { maxPicturePixels } from '#domain/files/upload/upload-rules.ts';
import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';
import { shareImageSize } from '#domain/share-image.ts';
import { balancedLines } from '../fonts/lines.ts';
import { type Outlines, outlinesOf } from '../fonts/outlines.ts';

/** Increase this number if the design changes, so that stored share images are drawn again. */
export const shareImageRevision = 1;

const { width, height } = shareImageSize;
const colour = {
  ink: '#16130f',
  paper: '#faf7f1',
  soft: '#ddd5c8',
  gold: '#b08d4a',
  light: '#d9bd84',
};
const margin = 60;
/** Width of the panel with the name; the record's picture beside it is square, so that packages are not cropped. */
const panel = width - height;

const sizes = [
  { size: 66, most: 3 },
  { size: 54, most: 4 },
  { size: 44, most: 5 },
  { size: 36, most: 6 },
];

export interface ShareImage {
  language: InterfaceLocale;
  /** The record's name; undefined for the site's own image. */
  name: string | undefined;
  picture: Uint8Array;
  company: Brand;
}

/** The facts of the company on every share image. */
export type Brand = Pick<ShownCompany, 'wordmark' | 'tagline'>;

/** Draws a share image as a JPEG. Throws if the picture cannot be decoded. */
export async function drawShareImage({
  language,
  name,
  picture,
  company,
}: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  // The wordmark has traditional characters in every language.
  const [outlines, wordmarkOutlines] = await Promise.all([
    outlinesOf(language),
    outlinesOf('zh-Hant'),
  ]);
  const isSite = name === undefined;
  const shown = await sharp(picture, { limitInputPixels: maxPicturePixels })
    .autoOrient()
    .resize({ width: isSite ? width : height, height, fit: 'cover' })
    .flatten({ background: colour.paper })
    .toBuffer();
  const drawn = await sharp({ create: { width, height, channels: 3, background: colour.ink } })
    .composite([
      { input: shown, left: isSite ? 0 : panel, top: 0 },
      {
        input: Buffer.from(
          isSite
            ? siteText(outlines, company, wordmarkOutlines)
            : recordText(outlines, language, { name, company }, wordmarkOutlines),
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

function wordmark(
  { latin, characters }: Brand['wordmark'],
  outlines: Outlines,
  size: number,
  baseline: number,
): string {
  const after = latin ? margin + outlines.width(latin, size) + size * 0.28 : margin;
  return (
    `<path fill="${colour.paper}" d="${outlines.path(latin, size, margin, baseline)}"/>` +
    `<path fill="${colour.light}" d="${outlines.path(characters, size * 0.52, after, baseline)}"/>`
  );
}

function siteText(outlines: Outlines, company: Brand, wordmarkOutlines: Outlines): string {
  const tagline = outlines.path(company.tagline ?? '', 34, margin, 424);
  return svg(
    `<linearGradient id="shade"><stop offset=".2" stop-color="${colour.ink}" stop-opacity=".92"/>` +
      `<stop offset=".8" stop-color="${colour.ink}" stop-opacity="0"/></linearGradient>` +
      `<path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>` +
      `${wordmark(company.wordmark, wordmarkOutlines, 100, 312)}${line(360, 96)}<path fill="${colour.soft}" d="${tagline}"/>`,
  );
}

function recordText(
  outlines: Outlines,
  language: InterfaceLocale,
  { name, company }: { name: string; company: Brand },
  wordmarkOutlines: Outlines,
): string {
  const { size, lines } = fitName(outlines, language, name);
  const step = size * 1.16;
  // The name is centred in the space below the wordmark.
  const first = 350 - ((lines.length - 1) * step) / 2 + size * 0.3;
  const drawn = lines.map((text, at) => {
    // The left half of a full-width opening bracket is empty.
    const left = /^[（「『【〈《]/.test(text) ? margin - size / 2 : margin;
    return outlines.path(text, size, left, first + at * step);
  });
  return svg(
    `${wordmark(company.wordmark, wordmarkOutlines, 44, 104)}<path fill="${colour.paper}" d="${drawn.join('')}"/>` +
      `${line(height - 104, 72)}` +
      `<path fill="${colour.soft}" d="${outlines.path(company.tagline ?? '', 24, margin, height - 56)}"/>`,
  );
}

/** The lines of a name at the largest size that fits; at the smallest size, longer names are truncated. */
function fitName(outlines: Outlines, language: InterfaceLocale, name: string) {
  const room = panel - 2 * margin + 20;
  for (const { size, most } of sizes) {
    const widthOf = (text: string) => outlines.width(text, size);
    const lines = balancedLines(name, language, room, widthOf);
    if (lines.length <= most && lines.every((text) => widthOf(text) <= room))
      return { size, lines };
  }
  const { size, most } = sizes.at(-1) as (typeof sizes)[number];
  const widthOf = (text: string) => outlines.width(text, size);
  const lines = balancedLines(name, language, room, widthOf).slice(0, most);
  return { size, lines: lines.map((text) => truncate(text, room, widthOf)) };
}

function truncate(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`) > room) characters.pop();
  return `${characters.join('')}…`;
}
