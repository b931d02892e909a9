import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { item_codes, products, shades } from '#database/schema/products.ts';
import { codePath } from '../addresses/public-pages.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { recordPath } from '../kinds/kinds.ts';
import { inOrder } from '../order/list-order.server.ts';
import { codeSpelling, isSpelledAs } from '../products/item-codes/code-spelling.server.ts';
import { productOrder } from '../products/product-list.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { readShadeRef, shadeName, shadePath, shadeRef } from '../shades/shade-ref.ts';
import { applyTranslations, type Translated } from '../translations/shown-translations.server.ts';
import { refText, type SampleLine } from './sample-list.ts';

/** The public record behind a line: the product of a code or shade, a product or a project. */
export interface SampledRecord extends Translated {
  name: string;
  image_url: string | null;
  path: string;
  /** The shade of the product. */
  shade?: Translated & { number: string; name: string | null };
}

export interface ShownLine extends SampleLine {
  /** Undefined if nothing public has this code or slug; the line is then shown as it was typed. */
  record?: SampledRecord;
}

/** The name of what a line asks for, such as `ST Viscose 101 Gold` for a shade. */
export function recordName({ asked, record }: Pick<ShownLine, 'asked' | 'record'>): string {
  if (!record) return asked;
  return record.shade ? `${record.name} ${shadeName(record.shade)}` : record.name;
}

/** The lines with their public records, without repeated ones; a code gets the spelling of the catalogue. */
export async function showLines(
  db: Database,
  languageCode: string,
  lines: readonly SampleLine[],
): Promise<ShownLine[]> {
  const [codes, ofShades, itself, projects] = await Promise.all([
    readCodes(db, askedOf(lines, 'code')),
    readShades(db, askedOf(lines, 'shade')),
    readBySlug(db, 'products', askedOf(lines, 'product')),
    readBySlug(db, 'gallery_items', askedOf(lines, 'project')),
  ]);
  await applyTranslations(db, languageCode, [
    { entity: 'products', records: [...codes, ...ofShades, ...itself], fields: ['name'] },
    { entity: 'shades', records: ofShades.map(({ shade }) => shade), fields: ['name'] },
    { entity: 'gallery_items', records: projects, fields: ['name'] },
  ]);
  const shown = new Map<string, ShownLine>();
  for (const line of lines) {
    const code =
      line.kind === 'code' &&
      codes.find(({ item_code }) => codeSpelling(item_code) === codeSpelling(line.asked));
    const shade = ofShades.find(({ ref }) => line.kind === 'shade' && ref === line.asked);
    const bySlug = { code: [], shade: [], product: itself, project: projects }[line.kind];
    const record = code || shade || bySlug.find(({ slug }) => slug === line.asked);
    const found = { ...line, ...(code && { asked: code.item_code }), ...(record && { record }) };
    if (!shown.has(refText(found))) shown.set(refText(found), found);
  }
  return [...shown.values()];
}

const askedOf = (lines: readonly SampleLine[], kind: SampleLine['kind']): string[] =>
  lines.filter((line) => line.kind === kind).map(({ asked }) => asked);

/** The product of a code or shade, with this picture if there is one. */
const productWith = (picture: PgColumn) => ({
  ...{ id: products.id, name: products.name, slug: products.slug },
  image_url: sql<
    string | null
  >`coalesce(${fileAddress(picture)}, ${fileAddress(products.image_url)})`,
});

async function readCodes(db: Database, codes: string[]) {
  if (codes.length === 0) return [];
  const { item_code } = item_codes;
  const rows = await db
    .select({ ...productWith(item_codes.image_url), item_code })
    .from(item_codes)
    .innerJoin(products, eq(products.id, item_codes.product_id))
    .where(and(isPublic(products), isSpelledAs(item_code, codes)))
    .orderBy(inOrder(productOrder), asc(item_codes.id));
  return rows.map((row) => ({ ...row, path: codePath(row.slug, row.item_code) }));
}

async function readShades(db: Database, asked: string[]) {
  const refs = asked.flatMap((text) => readShadeRef(text) ?? []);
  if (refs.length === 0) return [];
  const rows = await db
    .select({
      ...productWith(shades.image_url),
      shade: { id: shades.id, number: shades.number, name: shades.name },
    })
    .from(shades)
    .innerJoin(products, eq(products.id, shades.product_id))
    .where(
      and(
        isPublic(products),
        isPublic(shades),
        or(
          ...refs.map(({ slug, number }) =>
            and(eq(products.slug, slug), eq(shades.number, number)),
          ),
        ),
      ),
    );
  return rows.map((row) => ({
    ...row,
    ref: shadeRef(row.slug, row.shade.number),
    path: shadePath(row.slug, row.shade.number),
  }));
}

/** The Active products or projects with these slugs. */
async function readBySlug(db: Database, kind: 'products' | 'gallery_items', slugs: string[]) {
  if (slugs.length === 0) return [];
  const isProduct = kind === 'products';
  // Both tables have the columns that are read.
  const table = (isProduct ? products : gallery_items) as typeof products;
  const picture = isProduct ? products.image_url : gallery_items.primary_image_url;
  const { id, name, slug } = table;
  const rows = await db
    .select({ id, name, slug, image_url: fileAddress(picture) })
    .from(table)
    .where(and(isPublic(table), inArray(slug, slugs)));
  return rows.map((row) => ({ ...row, path: recordPath(kind, row.slug) }));
}
