import { rgb } from 'culori';
import type { Database } from '#database/connect.ts';
import { readActiveBySlug } from '../../products/product-queries.server.ts';
import { applyTranslations } from '../../translations/shown-translations.server.ts';
import { hexOf, type Lab, labOf } from '../colour-difference.server.ts';
import { shadeName } from '../shade-ref.ts';
import { readShades } from '../shown-shades.server.ts';

/** A shade as a file for another program has it. */
export interface ChartedShade {
  number: string;
  /** Its name; the number if it has none. */
  name: string;
  /** Number and name. */
  title: string;
  towards: string | null;
  away: string | null;
  codes: string[];
  lab: Lab;
  /** The nearest colour of sRGB, from 0 to 255. */
  rgb: [red: number, green: number, blue: number];
}

/** The shades of a product that have a colour. */
export interface ShadeChart {
  product: string;
  shades: ChartedShade[];
}

/** Reads the shades of an Active product in a language; undefined if it has none with a colour. */
export async function readShadeChart(
  db: Database,
  languageCode: string,
  slug: string,
): Promise<ShadeChart | undefined> {
  const product = await readActiveBySlug(db, slug);
  if (!product) return undefined;
  const rows = await readShades(db, slug);
  await applyTranslations(db, languageCode, [
    { entity: 'products', records: [product], fields: ['name'] },
    { entity: 'shades', records: rows, fields: ['name'] },
  ]);
  const shades = rows.flatMap((row): ChartedShade[] => {
    const { number, colour_towards: towards, colour_away: away, codes } = row;
    const text = labOf(towards) ? towards : away;
    const [lab, hex] = [labOf(text), hexOf(text)];
    if (!lab || !hex) return [];
    const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
    const name = oneLine(row.name) || number;
    return [
      {
        ...{ number: oneLine(number), name, title: oneLine(shadeName(row)) },
        ...{ towards, away, codes, lab },
        rgb: [byte(r), byte(g), byte(b)],
      },
    ];
  });
  return shades.length > 0 ? { product: oneLine(product.name), shades } : undefined;
}

const byte = (part: number) => Math.round(part * 255);

const oneLine = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
