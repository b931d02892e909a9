import { desc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import { CodeList } from '#domain/finder/code-list.ts';
import { knownCodes, readCodes } from '#domain/finder/known-codes.server.ts';
import { deleteRecord } from '#domain/history/bin/bin.server.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { SearchTexts } from '#domain/products/search/search-texts.server.ts';
import { openWorld, type World } from '../world/world.ts';
import { Random } from './random.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const words = [
  'Aurora',
  'Lurex',
  'organza',
  'st 100',
  '刺繍',
  '金線',
  '100 D',
  '150 dtex',
  'nylon',
];

/** Statements in which $a and $b stand for random ids, and $t for random words. */
const steps = [
  "insert into products (id, name, slug) values ($a, $t, 's$a') on conflict do nothing",
  "insert into products (id, name, slug) select n, $t, 's' || n from generate_series($a, $b) n on conflict do nothing",
  'update products set name = $t, description = $t where id = $a',
  'update products set description = $t where id > $a',
  "update products set status = case status when 'Active' then 'Inactive' else 'Active' end where id = $a",
  "update products set uses = array['weaving', $t] where id = $a",
  "update products set uses = '{lace}' where id > $a",
  'update products set display_order = $b where id = $a',
  'update products set id = $b where id = $a',
  'delete from products where id = $a',
  'insert into item_codes (id, product_id, item_code, denier) values ($b, $a, $t || $b, $t)',
  'insert into item_codes (product_id, item_code, type) select id, $t || $b, $t from products',
  'update item_codes set denier = $t, type = $t where id = $a',
  'update item_codes set product_id = $b where id = $a',
  'update item_codes set product_id = null where id = $a',
  'update item_codes set item_code = lower(item_code) where id > $a',
  'delete from item_codes where id = $a',
  'insert into product_categories (id, name) values ($a, $t) on conflict do nothing',
  'update product_categories set name = $t where id = $a',
  'delete from product_categories where id = $a',
  'insert into product_category_mappings (product_id, category_id) select $a, id from product_categories on conflict do nothing',
  'update product_category_mappings set product_id = $a where product_id = $b',
  'delete from product_category_mappings where product_id = $a',
  "insert into shades (product_id, number, name, colour_towards) select id, $t || $b, $t, '#C8A050' from products",
  "update shades set name = $t, colour_towards = '#A0A0A0' where id = $a",
  "update shades set status = case status when 'Active' then 'Inactive' else 'Active' end where id = $a",
  'update shades set product_id = $b where id = $a',
  'delete from shades where id = $a',
  'insert into shade_item_codes (shade_id, item_code_id) select $a, id from item_codes where id = $b on conflict do nothing',
  'delete from shade_item_codes where shade_id = $a',
  ...['products.name', 'item_codes.type', 'shades.name', 'product_categories.name'].map((field) => {
    const [kind, name] = field.split('.');
    return `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
      select '${kind}', id, '${name}', 'ja', $t from ${kind} where id >= $a
      on conflict (entity_type, entity_id, field_name, language_code) do update set translated_value = $t`;
  }),
  'delete from translations where entity_id = $a',
  "update languages set code = case code when 'ja' then 'ko' else 'ja' end where code in ('ja', 'ko')",
  "insert into search_synonyms (language_code, words) values ('ja', $t || ',' || $t)",
  'update search_synonyms set words = $t where id = $a',
];
const truncations = [
  'products cascade',
  'product_categories cascade',
  'translations',
  'item_codes cascade',
];

async function change(random: Random): Promise<void> {
  const { db } = world;
  const id = () => 1 + random.below(9);
  if (random.chance(0.1)) {
    const kind = random.one(['products', 'item_codes', 'product_categories'] as const);
    if (kind) await deleteRecord(db, kinds[kind], id());
    return;
  }
  if (random.chance(0.1)) {
    const [entry] = await db.select({ id: bin.id }).from(bin).orderBy(desc(bin.id)).limit(1);
    if (entry) await restoreFromBin(db, { role: 'administrator', languages: [] }, entry.id);
    return;
  }
  const step = random.chance(0.02) ? `truncate ${random.one(truncations)}` : random.one(steps);
  const [a, b] = [String(id()), String(id())];
  const statement = (step ?? '')
    .replaceAll('$a', a)
    .replaceAll('$b', b)
    .replaceAll('$t', () => `'${random.one(words)}'`);
  try {
    await db.transaction(async (tx) => {
      // As an import does, for which no usual trigger runs.
      if (random.chance(0.1)) await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
    });
  } catch (error) {
    // A rule of the database, such as a foreign key.
    if (!/^23/.test((error as { cause: { code: string } }).cause.code)) throw error;
  }
}

async function textsIn(texts: SearchTexts, language: string) {
  const known = await texts.of(language);
  if (!known) throw new Error('the catalogue is too large');
  const { products, words: counted, synonyms } = known;
  return {
    products,
    words: [...counted].toSorted(),
    synonyms: synonyms.toSorted(),
  };
}

test.each([1, 2])(
  'reading only what changed gives the same as reading everything: seed %i',
  async (seed) => {
    const { connection, db } = world;
    const random = new Random(seed);
    const codes = knownCodes(db, () => true);
    const texts = new SearchTexts(db);
    const forget = (record?: string) => {
      codes.forget(record);
      texts.forget(record);
    };
    await connection.listen('records_changed', forget, () => forget());
    await db.execute(
      sql`insert into languages (code, name) values ('ja', '日本語') on conflict do nothing`,
    );
    for (let round = 0; round < 100; round++) {
      for (let n = random.below(4); n >= 0; n--) await change(random);
      await world.announced();
      expect((await codes.latest()).codes).toEqual(new CodeList(await readCodes(db)).codes);
      for (const language of ['en', 'ja'])
        expect(await textsIn(texts, language)).toEqual(
          await textsIn(new SearchTexts(db), language),
        );
    }
  },
);
