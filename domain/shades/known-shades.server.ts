import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  item_codes,
  products,
  shade_item_codes,
  shade_matches,
  shades,
} from '#database/schema/products.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { type Lab, labOf, screenColours } from './colour-difference.server.ts';
import { familyOf } from './families.ts';
import type { Match } from './shade-matches.ts';

/** The kinds of the records that the shades are read from. */
export const shadeKinds = ['shades', 'products'];

/** An Active shade of an Active product, with the colour that its texts state. */
export interface KnownShade {
  id: number;
  number: string;
  name: string | null;
  image_url: string | null;
  product: { id: number; slug: string; name: string };
  lab: Lab | undefined;
  light: string | undefined;
  dark: string | undefined;
  matches: (Match & { lab: Lab | undefined })[];
}

const isShown = and(isPublic(shades), isPublic(products));
const colourOf = (row: { colour_towards: string | null; colour_away: string | null }) =>
  labOf(row.colour_towards) ?? labOf(row.colour_away);

/** Reads all shades that the site shows, by product and in display order. They are kept in memory, like the codes. */
export async function readKnownShades(db: Database): Promise<KnownShade[]> {
  const { id, number, name, colour_towards, colour_away } = shades;
  const [rows, matches] = await Promise.all([
    db
      .select({
        ...{ id, number, name, colour_towards, colour_away },
        image_url: fileAddress(shades.image_url),
        product: { id: products.id, slug: products.slug, name: products.name },
      })
      .from(shades)
      .innerJoin(products, eq(products.id, shades.product_id))
      .where(isShown)
      .orderBy(
        asc(products.display_order),
        asc(products.id),
        asc(shades.display_order),
        asc(number),
      ),
    db.select().from(shade_matches).orderBy(asc(shade_matches.id)),
  ]);
  const ofShade = Map.groupBy(matches, ({ shade_id }) => shade_id);
  return rows.map(({ colour_towards, colour_away, ...shade }) => {
    const colours = { colour_towards, colour_away };
    return {
      ...{ ...shade, lab: colourOf(colours), ...screenColours(colours) },
      matches: (ofShade.get(shade.id) ?? []).map(({ maker, number, distance, colour }) => ({
        ...{ maker, number, distance, colour, lab: labOf(colour) },
      })),
    };
  });
}

/**
 * Reads in which families of colours item codes come, of all products or of these. Returns a function that tells those
 * of a code.
 */
export async function readFamilies(
  db: Database,
  only?: number[],
): Promise<(code: { id: number; product_id: number | null }) => readonly string[]> {
  const { id, product_id, colour_towards, colour_away } = shades;
  const rows = await db
    .select({
      ...{ product_id, colour_towards, colour_away },
      codes: sql<
        number[]
      >`coalesce(array_agg(${item_codes.id}) filter (where ${item_codes.id} is not null), '{}')`,
    })
    .from(shades)
    .leftJoin(shade_item_codes, eq(shade_item_codes.shade_id, id))
    // A code that has moved to another product is no longer one of this shade.
    .leftJoin(
      item_codes,
      and(eq(item_codes.id, shade_item_codes.item_code_id), eq(item_codes.product_id, product_id)),
    )
    .where(and(isPublic(shades), only && sql`${product_id} = any(${sql.param(only)}::int[])`))
    .groupBy(id);
  const ofProducts = new Map<number, Set<string>>();
  const ofCodes = new Map<number, Set<string>>();
  const add = (families: Map<number, Set<string>>, of: number, family: string) =>
    families.set(of, (families.get(of) ?? new Set()).add(family));
  for (const row of rows) {
    const lab = colourOf(row);
    if (!lab) continue;
    const family = familyOf(lab);
    if (row.codes.length === 0) add(ofProducts, row.product_id, family);
    for (const code of row.codes) add(ofCodes, code, family);
  }
  const lists = new Map([...ofProducts].map(([product, families]) => [product, [...families]]));
  return ({ id, product_id }) => {
    const common = lists.get(product_id ?? 0) ?? noFamilies;
    const own = ofCodes.get(id);
    return own ? [...new Set([...common, ...own])] : common;
  };
}

const noFamilies: readonly string[] = [];
