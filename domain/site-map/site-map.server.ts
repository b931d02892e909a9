import { and, between, desc, eq, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { products } from '#database/schema/products.ts';
import { catalogueKinds } from '../kinds/kinds.ts';
import { originalLanguage } from '../languages/language.ts';
import { isPublic } from '../records/is-public.server.ts';
import { isWritten } from '../translations/shown-translations.server.ts';
import { type MappedKind, mappedKinds, type SiteMapPart } from './site-map.ts';

/** A record with a public page. */
export interface MappedRecord {
  slug: string;
  /** The time of the last change of its text in the requested language. */
  changed: Date;
  /** The languages with its name or title. */
  languages: string[];
}

const tables = { products, gallery_items, news_items };

/** Ids in a part. A part is read by its ids, so it costs the same in a catalogue of any size. */
const partSize = 2000;

const isMapped = (kind: MappedKind) =>
  and(
    isPublic(tables[kind]),
    kind === 'gallery_items' ? eq(gallery_items.is_pdf, false) : undefined,
  );

/** A part of the site map in a language, with the numbers of its records. */
export interface ListedPart extends SiteMapPart {
  /** The number of its records with a public page in any language. */
  count: number;
  /** The number of those with a name in this language. */
  listed: number;
  /** The time of the last change of one of them, or of a text in this language. */
  changed: Date;
}

/** The parts that the records with a public page fall into. */
export async function listParts(db: Database, languageCode: string): Promise<ListedPart[]> {
  const parts = await Promise.all(
    mappedKinds.map((kind) => {
      const table = tables[kind];
      const part = sql<number>`div(${table.id}, ${sql.raw(String(partSize))})::int`;
      const isName = eq(translations.field_name, catalogueKinds[kind].nameColumn);
      const texts = db
        .select({
          entity_id: translations.entity_id,
          changed: max(translations.updated_at).as('changed'),
          named:
            sql<boolean>`bool_or(${isName} and ${isWritten(translations.translated_value)})`.as(
              'named',
            ),
        })
        .from(translations)
        .where(
          and(eq(translations.entity_type, kind), eq(translations.language_code, languageCode)),
        )
        .groupBy(translations.entity_id)
        .as('texts');
      const isListed = languageCode === originalLanguage ? sql`true` : texts.named;
      return db
        .select({
          part,
          count: sql<number>`count(*)::int`,
          listed: sql<number>`count(*) filter (where ${isListed})::int`,
          changed: sql`max(greatest(${table.updated_at}, ${texts.changed}))`.mapWith(
            table.updated_at,
          ),
        })
        .from(table)
        .leftJoin(texts, eq(texts.entity_id, table.id))
        .where(isMapped(kind))
        .groupBy(part)
        .orderBy(part)
        .then((rows) => rows.map((row) => ({ kind, ...row })));
    }),
  );
  return parts.flat();
}

/** The time of the last change of an active record of a kind or of a text in this language; undefined if there is none. */
export async function newestChange(
  db: Database,
  kind: MappedKind,
  languageCode: string,
): Promise<Date | undefined> {
  const { entity_type, language_code, updated_at } = translations;
  const [[record], [text]] = await Promise.all([
    db
      .select({ at: max(tables[kind].updated_at) })
      .from(tables[kind])
      .where(isMapped(kind)),
    db
      .select({ at: max(updated_at) })
      .from(translations)
      .where(and(eq(entity_type, kind), eq(language_code, languageCode))),
  ]);
  // A text without an active record is on no page.
  if (!record?.at) return undefined;
  return text?.at && text.at > record.at ? text.at : record.at;
}

/** The records of a kind with a public page, of one part or all: without PDF items and inactive records. */
export async function readMapped(
  db: Database,
  { kind, part }: Pick<SiteMapPart, 'kind'> & Partial<SiteMapPart>,
  languageCode: string,
): Promise<MappedRecord[]> {
  const table = tables[kind];
  const inPart = (id: typeof table.id | typeof translations.entity_id): SQL | undefined =>
    part === undefined ? undefined : between(id, part * partSize, (part + 1) * partSize - 1);
  const isName = eq(translations.field_name, catalogueKinds[kind].nameColumn);
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
    .where(
      and(
        eq(translations.entity_type, kind),
        inPart(translations.entity_id),
        or(isName, inLanguage),
      ),
    )
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
    .where(and(isMapped(kind), inPart(table.id)))
    .orderBy(desc(table.created_at), desc(table.id));
  return rows.map(({ slug, changed, languages }) => ({
    slug,
    changed,
    languages: languages?.split(' ') ?? [],
  }));
}
