import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referringColumns } from '#domain/files/file-references.server.ts';
import {
  linkTables,
  partsOfProducts,
  recordTables,
  tablesInOrder,
} from '#domain/history/recorded/recorded-tables.ts';
import { catalogueKindNames, recordKinds } from '#domain/kinds/kinds.ts';
import { openWorld, type World } from '#tests/world/world.ts';

/** guard_record() gives each recorded table its triggers, from the columns and foreign keys of the table. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

class Undone extends Error {}
type Transaction = Parameters<Parameters<World['db']['transaction']>[0]>[0];

/** Runs the work in a transaction and rolls it back. */
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const outcome = world.db.transaction(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await expect(outcome).rejects.toThrow(Undone);
}

const run = async (tx: Pick<Transaction, 'execute'>, ...statements: string[]) => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

interface Trigger {
  on: string;
  name: string;
  /** The columns of UPDATE OF; empty if the trigger watches all columns. */
  columns: string[];
  arguments: string[];
  definition: string;
}

async function triggers(db: Pick<Transaction, 'execute'> = world.db): Promise<Trigger[]> {
  const { rows } = await db.execute<Trigger & Record<string, unknown>>(sql`
    select tgrelid::regclass::text as on, tgname as name,
      coalesce((select json_agg(attname order by attnum) from pg_attribute
        where attrelid = tgrelid and attnum = any (tgattr)), '[]') as columns,
      array_to_json((string_to_array(encode(tgargs, 'escape'), '\\000'))[1:tgnargs]) as arguments,
      tgenabled::text || ' ' || pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal order by 1, 2`);
  return rows;
}

/** The triggers of single tables, which guard_record() does not make. */
const otherTriggers = [
  ...['count_pins', 'forget_pins', 'lower_case_email', 'refresh_translation'],
  ...['insert', 'update', 'delete', 'truncate'].map((event) => `announce_records_${event}`),
  ...['outdate_part_translations', 'remove_part_translations', 'remove_all_part_translations'],
];
const catalogue: string[] = catalogueKindNames;

/** The triggers that guard_record() created on a table. */
const guarding = async (table: string) =>
  (await triggers()).filter(({ on, name }) => on === table && !otherTriggers.includes(name));

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`);
  return rows.map(({ name }) => name);
}

/** The columns that hold addresses of stored files. */
const fileColumns = (table: string) =>
  referringColumns.filter((column) => getTableName(column.table) === table).map(({ name }) => name);

test.each(tablesInOrder)('%s has the triggers for its kind and its columns', async (table) => {
  const columns = await columnsOf(table);
  const has = (name: string) => columns.includes(name);
  const ofCatalogue = catalogue.includes(table);
  const expected: [boolean, ...string[]][] = [
    [true, 'record_history', 'record_truncation'],
    [table !== 'newsletter_subscription', 'announce'],
    [has('likes'), 'announce_update', 'announce_likes'],
    [has('version'), 'keep_version'],
    [has('updated_at'), 'keep_updated_at'],
    [has('display_order') && table in recordKinds, 'record_order'],
    [has('slug'), 'remember_slug', 'forget_slugs'],
    [has('status'), 'forget_plans', 'forget_all_plans'],
    [ofCatalogue, 'keep_in_bin', 'outdate_translations'],
    [ofCatalogue, 'remove_translations', 'remove_all_translations'],
    [
      fileColumns(table).length > 0,
      ...['release_changed_files', 'release_deleted_files', 'release_all_files'],
    ],
    [linkTables.some((link) => link.table === table), 'raise_version', 'raise_all_versions'],
    ...linkTables.map((link): [boolean, string] => [
      link.linksTo.kind === table,
      `lock_records_of_${link.table}`,
    ]),
  ];
  const names = expected.flatMap(([wanted, ...list]) => (wanted ? list : []));
  const found = await guarding(table);
  expect(found.map(({ name }) => name)).toEqual(names.sort());
  // Notifications are also sent for imports with session_replication_role = replica.
  const always = found.filter(({ definition }) => definition.startsWith('A '));
  expect(always.map(({ name }) => name)).toEqual(names.filter((name) => /^announce/.test(name)));
});

test.each(tablesInOrder)('a change of %s is noticed in every column', async (table) => {
  const columns = await columnsOf(table);
  const without = (...names: string[]) => columns.filter((name) => !names.includes(name));
  const noContent = ['version', 'updated_at', 'likes'];
  const files = fileColumns(table).sort((a, b) => columns.indexOf(a) - columns.indexOf(b));
  const watched: Record<string, string[]> = {
    keep_version: without('updated_at', 'likes', 'display_order'),
    keep_updated_at: without('updated_at', 'likes', 'display_order'),
    record_history:
      table in recordKinds ? without(...noContent, 'display_order') : without(...noContent),
    release_changed_files: files,
  };
  for (const { name, columns: found, arguments: given } of await guarding(table)) {
    if (name in watched) expect(found, name).toEqual(watched[name]);
    if (name.startsWith('release_')) expect(given, name).toEqual(files);
  }
});

const isPart = (kind: string) => partsOfProducts.some((part) => part === kind);
const owners = Object.keys(recordKinds).flatMap((kind) =>
  recordTables(kind).map(({ table, owner }) => ({
    table,
    named: [kind, owner, table === kind && isPart(kind) ? 'product_id' : ''],
  })),
);
owners.push({ table: 'translations', named: ['', 'entity_id', ''] });

test.each(owners)(
  'the history files rows of $table under their record',
  async ({ table, named }) => {
    const history = (await guarding(table)).filter(({ name }) =>
      ['record_history', 'record_truncation'].includes(name),
    );
    expect(history.map((trigger) => trigger.arguments)).toEqual([named, named]);
  },
);

test('a second run changes nothing', () =>
  undone(async (tx) => {
    const before = await triggers(tx);
    await run(tx, ...tablesInOrder.map((table) => `select guard_record('${table}')`));
    expect(await triggers(tx)).toEqual(before);
  }));

test('a new column is guarded like the others', () =>
  undone(async (tx) => {
    const before = await triggers(tx);
    await run(
      tx,
      `alter table item_codes add added text, add added_url text, add if not exists display_order integer default 0`,
      `select guard_record('item_codes')`,
      `insert into item_codes (item_code, added, added_url, updated_at) values ('A', 'S', '/products/s.jpg', '2020-01-01')`,
      `insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
        select 'item_codes', id, 'added', 'zh-Hant', 'x' from item_codes`,
      `truncate history`,
      `update item_codes set added = 'Z'`,
    );
    const { rows: codes } = await tx.execute(
      sql`select version, updated_at = '2020-01-01' as undated from item_codes`,
    );
    expect(codes).toEqual([{ version: 2, undated: false }]);
    const { rows: outdated } = await tx.execute(
      sql`select field_name from translations where outdated_since is not null`,
    );
    expect(outdated).toEqual([{ field_name: 'added' }]);
    await run(
      tx,
      `update item_codes set added_url = null`,
      `update item_codes set display_order = 3`,
    );
    const { rows: entries } = await tx.execute(
      sql`select operation, after from history where table_name = 'item_codes' order by id`,
    );
    expect(entries).toMatchObject([
      { operation: 'update', after: { added: 'Z' } },
      { operation: 'update', after: { added_url: null } },
      { operation: 'order' },
    ]);
    const { rows: released } = await tx.execute(sql`select path from released_files`);
    expect(released).toEqual([{ path: 'products/s.jpg' }]);
    const others = ({ on }: Trigger) => on !== 'item_codes';
    expect((await triggers(tx)).filter(others)).toEqual(before.filter(others));
  }));

test('dropping a column drops no trigger and no option of the table', () =>
  undone(async (tx) => {
    const names = (all: Trigger[]) => all.map(({ on, name }) => `${on} ${name}`);
    const before = await triggers(tx);
    await run(
      tx,
      `alter table news_items drop column primary_image_url cascade`,
      `alter table newsletter_subscription drop column "createTime" cascade`,
    );
    expect(names(await triggers(tx))).not.toEqual(names(before));
    await run(tx, `select guard_record('news_items'), guard_record('newsletter_subscription')`);
    const after = await triggers(tx);
    expect(names(after)).toEqual(names(before));
    const released = after.find(
      ({ on, name }) => on === 'news_items' && name === 'release_changed_files',
    );
    expect(released?.columns).toEqual(['article_body']);
  }));

test('a new table is guarded like one of the same shape', () =>
  undone(async (tx) => {
    const like = ['gallery_items', 'gallery_images', 'gallery_item_products'];
    await run(
      tx,
      `create table test_records (like gallery_items including all)`,
      `create table test_pictures (like gallery_images including all,
        foreign key (gallery_item_id) references test_records on delete cascade)`,
      `create table test_links (like gallery_item_products including all,
        foreign key (gallery_item_id) references test_records on delete cascade,
        foreign key (product_id) references products on delete cascade)`,
      `select guard_record('test_records', files => '{project_details}')`,
      `select guard_record('test_pictures'), guard_record('test_links')`,
    );
    const all = await triggers(tx);
    const renamed = (text: string) =>
      text
        .replaceAll('gallery_item_products', 'test_links')
        .replaceAll('gallery_images', 'test_pictures')
        .replaceAll('gallery_items', 'test_records');
    const definitions = (found: Trigger[]) => found.map(({ definition }) => definition).sort();
    const expected = all.filter(({ on, name }) =>
      name.startsWith('lock_')
        ? name === 'lock_records_of_gallery_item_products'
        : like.includes(on) && !otherTriggers.includes(name),
    );
    const made = all.filter(({ definition }) =>
      /\btest_(records|pictures|links)\b/.test(definition),
    );
    expect(definitions(made)).toEqual(definitions(expected).map(renamed).sort());
  }));

test('a table without records whose rows belong to no record is refused', async () => {
  const refused = world.db.execute(sql`select guard_record('site_state')`);
  await expect(refused).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^site_state has no version/) },
  });
});
