import { lab as labD50 } from 'culori';
import type { ShadeFormat } from '../../addresses/shade-files.ts';
import { csvOf } from '../../texts/csv.ts';
import type { ChartedShade, ShadeChart } from './charted-shades.server.ts';

/** Writes the shades of a product as a file. `brand` is the name of the company. */
export const writeShades: Record<ShadeFormat, (chart: ShadeChart, brand: string) => Buffer> = {
  /** A palette of GIMP: https://developer.gimp.org/core/standards/gpl/ */
  gpl: ({ product, shades }, brand) =>
    Buffer.from(
      [
        ...['GIMP Palette', `Name: ${brand} ${product}`, 'Columns: 4', '#'],
        ...shades.map(
          ({ rgb, title }) => `${rgb.map((part) => String(part).padStart(3)).join(' ')}\t${title}`,
        ),
        '',
      ].join('\n'),
    ),
  /** An Adobe Swatch Exchange: a group of colours in CIELAB, which Adobe relates to D50. */
  ase: ({ product, shades }, brand) => {
    const blocks = [
      block(0xc001, asePrefix(`${brand} ${product}`)),
      ...shades.map(({ title, lab }) => {
        const { l, a, b } = labD50(lab);
        return block(1, asePrefix(title), Buffer.from('LAB '), floats(l / 100, a, b), uint16(2));
      }),
      block(0xc002),
    ];
    return Buffer.concat([Buffer.from('ASEF'), uint16(1, 0), uint32(blocks.length), ...blocks]);
  },
  /**
   * A thread chart of Wilcom: number, brand, name, thickness from A to D, and the RGB value, separated by commas
   * (decision 0237). A shade comes in several thicknesses, so the usual one is written.
   */
  tch: ({ product, shades }, brand) =>
    Buffer.from(
      shades
        .map(({ number, name, rgb }) =>
          [number, `${brand} ${product}`, name, 'A', ...rgb]
            .map((part) => String(part).replaceAll(/[,"]/g, ' '))
            .join(','),
        )
        .concat('')
        .join('\r\n'),
    ),
  csv: ({ shades }) => Buffer.from(csvOf([csvColumns, ...shades.map(csvRow)])),
};

const csvColumns = [
  ...['number', 'name', 'colour towards the light', 'colour away from the light', 'sRGB'],
  ...['L* (D65)', 'a* (D65)', 'b* (D65)', 'item codes'],
];

const csvRow = ({ number, name, towards, away, rgb, lab, codes }: ChartedShade) => [
  ...[number, name, towards ?? '', away ?? ''],
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  ...[lab.l, lab.a, lab.b].map((part) => part.toFixed(2)),
  codes.join(' '),
];

const uint16 = (...values: number[]) =>
  numbers(2, values, (buffer, value, at) => buffer.writeUInt16BE(value, at));
const uint32 = (...values: number[]) =>
  numbers(4, values, (buffer, value, at) => buffer.writeUInt32BE(value, at));
const floats = (...values: number[]) =>
  numbers(4, values, (buffer, value, at) => buffer.writeFloatBE(value, at));

function numbers(
  size: number,
  values: number[],
  write: (buffer: Buffer, value: number, at: number) => void,
): Buffer {
  const buffer = Buffer.alloc(size * values.length);
  for (const [at, value] of values.entries()) write(buffer, value, at * size);
  return buffer;
}

/** A name with its length, which counts the zero at its end. */
const asePrefix = (name: string) =>
  Buffer.concat([uint16(name.length + 1), Buffer.from(`${name}\0`, 'utf16le').swap16()]);

function block(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint16(type), uint32(content.length), content]);
}
