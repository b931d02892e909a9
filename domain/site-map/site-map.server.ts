import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { products } from '#database/schema/products.ts';
import { type CatalogueKind, catalogueKinds } from '../kinds/kinds.ts';
import { isWritten } from '../translations/shown-translations.server.ts';

/** A record with a public page. */
export interface MappedRecord {
  slug: string;
  /** The time of the last change of its text in the requested language. */
  changed: Date;
  /** The languages with its name or title. */
  languages: string[];
}

export interface SiteMap {
  products: MappedRecord[];
  gallery: MappedRecord[];
  news: MappedRecord[];
}

const tables = { products, gallery_items, news_items };

/** All records with a public page, without PDF items and inactive records. */
export async function readSiteMap(db: Database, languageCode: string): Promise<SiteMap> {
  const [shownProducts, gallery, news] = await Promise.all([
    readMapped(db, 'products', languageCode),
    readMapped(db, 'gallery_items', languageCode, eq(gallery_items.is_pdf, false)),
    readMapped(db, 'news_items', languageCode),
  ]);
  return { products: shownProducts, gallery, news };
}

async function readMapped(
  db: Database,
  entity: CatalogueKind & keyof typeof tables,
  languageCode: string,
  condition?: SQL,
): Promise<MappedRecord[]> {
  const table = tables[entity];
  const isName = eq(translations.field_name, catalogueKinds[entity].nameColumn);
  const inLanguage = eq(translations.language_code, languageCode);
  // Only relevant rows are aggregated, and before the join: sorting all translations does not fit in memory.
  const translated = db
    .select({
      entity_id: translations.entity_id,
      changed: sql`max(${translations.updated_at}) filter (where ${inLanguage})`.as('changed'),
      languages: sql<string | null>`string_agg(${translations.language_code}, ' ')
        filter (where ${isName} and ${isWritten(translations.translated_value)})`.as('languages'),
    })
    .from(translations)
    .where(and(eq(translations.entity_type, entity), or(isName, inLanguage)))
    .groupBy(translations.entity_id)
    .as('translated');
  const rows = await db
    .select({
      slug: table.slug,
      changed: sql`greatest(${table.updated_at}, ${translated.changed})`.mapWith(table.updated_at),
      languages: translated.languages,
    })
    .from(table)
    .leftJoin(translated, eq(translated.entity_id, table.id))
    .where(and(eq(table.status, 'Active'), condition))
    .orderBy(desc(table.created_at), desc(table.id));
  return rows.map(({ slug, changed, languages }) => ({
    slug,
    changed,
    languages: languages?.split(' ') ?? [],
  }));
}
