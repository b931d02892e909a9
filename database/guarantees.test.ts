import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

beforeEach(async () => {
  await world.db.execute(
    sql`truncate news_items, products, product_categories, gallery_items, gallery_categories, newsletter_subscription restart identity cascade`,
  );
});

afterAll(() => world.close());

const run = async <Row = Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await world.db.execute(query)).rows as Row[];

/** The SQLSTATE of a statement's error, which Drizzle hides in `cause`; undefined if the statement succeeds. */
async function refusal(query: ReturnType<typeof sql>): Promise<string | undefined> {
  try {
    await world.db.execute(query);
  } catch (error) {
    for (let at: unknown = error; at; at = (at as { cause?: unknown }).cause) {
      const { code } = at as { code?: string };
      if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
    }
    throw error;
  }
  return undefined;
}

const checkViolation = '23514';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

describe('at most three news items are pinned', () => {
  const pinned = async () =>
    Number(
      (await run<{ n: number }>(sql`select count(*)::int as n from news_items where is_pinned`))[0]
        ?.n,
    );

  test('the fourth pin is refused on insert and update, and unpinning makes room', async () => {
    await run(
      sql`insert into news_items (title, slug, is_pinned) select 'n' || g, 'n' || g, g <= 3 from generate_series(1, 5) g`,
    );
    expect(
      await refusal(sql`insert into news_items (title, slug, is_pinned) values ('x', 'x', true)`),
    ).toBe(checkViolation);
    expect(await refusal(sql`update news_items set is_pinned = true where slug = 'n4'`)).toBe(
      checkViolation,
    );
    await run(sql`delete from news_items where slug = 'n1'`);
    await run(sql`update news_items set is_pinned = true where slug = 'n4'`);
    expect(await refusal(sql`update news_items set is_pinned = true where slug = 'n5'`)).toBe(
      checkViolation,
    );
    await run(sql`truncate news_items cascade`);
    await run(
      sql`insert into news_items (title, slug, is_pinned) select 'm' || g, 'm' || g, true from generate_series(1, 3) g`,
    );
    expect(await pinned()).toBe(3);
  });

  test.each(['read committed', 'repeatable read', 'serializable'] as const)(
    '40 concurrent writers at %s leave at most three',
    async (isolationLevel) => {
      await run(
        sql`insert into news_items (title, slug) select 'r' || g, 'r' || g from generate_series(1, 40) g`,
      );
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, at) =>
          world.db.transaction(
            (tx) =>
              tx.execute(sql`update news_items set is_pinned = true where slug = ${`r${at + 1}`}`),
            { isolationLevel },
          ),
        ),
      );
      const succeeded = outcomes.filter(({ status }) => status === 'fulfilled').length;
      expect(succeeded).toBeGreaterThanOrEqual(1);
      expect(await pinned()).toBe(succeeded);
      expect(await pinned()).toBeLessThanOrEqual(3);
    },
  );
});

describe('changes are announced', () => {
  async function announcedDuring(
    work: () => Promise<unknown>,
    channel = 'content_changed',
  ): Promise<string[]> {
    const heard: string[] = [];
    const stop = await world.connection.listen(
      channel,
      (payload) => heard.push(payload),
      () => undefined,
    );
    await work();
    await run(sql`select pg_notify(${channel}, 'end of test')`);
    await expect.poll(() => heard.includes('end of test')).toBe(true);
    await stop();
    return heard.filter((payload) => payload !== 'end of test');
  }

  test('for every content table and every writer', async () => {
    const heard = await announcedDuring(async () => {
      await run(sql`insert into products (name, slug) values ('p', 'p')`);
      await run(sql`insert into gallery_items (name, slug) values ('g', 'g')`);
      await run(sql`insert into news_items (title, slug) values ('n', 'n')`);
      await run(sql`update news_items set title = 'm'`);
      await run(
        sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value) values ('products', 1, 'name', 'zh-Hant', 'x')`,
      );
    });
    expect(new Set(heard)).toEqual(
      new Set(['products', 'gallery_items', 'news_items', 'translations']),
    );
    expect(heard.filter((payload) => payload === 'news_items')).toHaveLength(2);
  });

  test('for an import with session_replication_role = replica too, whose pins are counted', async () => {
    const heard = await announcedDuring(() =>
      world.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into products (name, slug) values ('p', 'p')`);
        await tx.execute(
          sql`insert into news_items (title, slug, is_pinned) values ('n', 'n', true)`,
        );
        await tx.execute(sql`update news_items set title = 'm'`);
      }),
    );
    expect(new Set(heard)).toEqual(new Set(['products', 'news_items']));
    await run(sql`update news_items set is_pinned = false`);
    expect(await run(sql`select n from news_pin_count`)).toEqual([{ n: 0 }]);
    const resting = await run(sql`select tgrelid::regclass::text from pg_trigger
      where tgname like 'announce%' and tgenabled <> 'A'`);
    expect(resting).toEqual([]);
  });

  test('but not for a like', async () => {
    await run(sql`insert into news_items (title, slug) values ('n', 'n')`);
    const like = () => run(sql`update news_items set likes = likes + 1`);
    expect(await announcedDuring(like)).toEqual([]);
    expect(await announcedDuring(like, 'likes_changed')).toEqual(['']);
  });
});

test('a new order changes neither the version nor the date of a record', async () => {
  await run(sql`insert into products (name, slug, updated_at) values ('A', 'dated', '2020-01-01')`);
  const dated = async () =>
    (
      await run<{ is: boolean }>(
        sql`select updated_at = '2020-01-01' as is from products where slug = 'dated'`,
      )
    )[0]?.is;
  await run(sql`update products set display_order = 7 where slug = 'dated'`);
  expect(await dated()).toBe(true);
  await run(sql`update products set name = 'B', display_order = 8 where slug = 'dated'`);
  expect(await dated()).toBe(false);
});

test('content changes raise the version, and order and likes do not', async () => {
  await run(sql`insert into news_items (title, slug) values ('n', 'n')`);
  const version = async () =>
    (await run<{ version: number }>(sql`select version from news_items`))[0]?.version;
  await run(sql`update news_items set likes = 5, display_order = 7`);
  expect(await version()).toBe(1);
  await run(sql`update news_items set title = 'm'`);
  expect(await version()).toBe(2);
  await run(sql`update news_items set version = version + 1`);
  expect(await version()).toBe(3);
});

test('translations belong to a record: one per field and language, only known languages, deleted with it', async () => {
  await run(sql`insert into products (name, slug) values ('p', 'p')`);
  const add = (language: string) =>
    sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value) values ('products', 1, 'name', ${language}, 'x')`;
  await run(add('zh-Hant'));
  expect(await refusal(add('zh-Hant'))).toBe(uniqueViolation);
  expect(await refusal(add('tlh'))).toBe(foreignKeyViolation);
  await run(sql`delete from products`);
  expect(await run(sql`select 1 from translations where entity_type = 'products'`)).toEqual([]);
});

test('a changed original marks its translations as out of date until they are written again', async () => {
  await run(sql`insert into products (name, slug, description) values ('p', 'p', 'd')`);
  await run(sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
    values ('products', 1, 'name', 'zh-Hant', 'x'), ('products', 1, 'description', 'zh-Hant', 'y')`);
  const outdated = () =>
    run(sql`select field_name from translations where outdated_since is not null`);
  await run(sql`update products set name = 'q', status = 'Inactive'`);
  expect(await outdated()).toEqual([{ field_name: 'name' }]);
  await run(sql`update translations set translated_value = 'z' where field_name = 'name'`);
  expect(await outdated()).toEqual([]);
});

test('a former slug leads to its record until another record takes it', async () => {
  await run(sql`insert into products (name, slug) values ('p', 'old')`);
  await run(sql`update products set slug = 'new'`);
  const former = () => run(sql`select slug, entity_id from former_slugs`);
  expect(await former()).toEqual([{ slug: 'old', entity_id: 1 }]);
  await run(sql`insert into products (name, slug) values ('q', 'old')`);
  expect(await former()).toEqual([]);
});

test('deleting a product deletes its item codes, pictures and links', async () => {
  await run(sql`insert into products (name, slug) values ('p', 'p')`);
  await run(sql`insert into product_categories (name) values ('c')`);
  await run(sql`insert into product_category_mappings values (1, 1)`);
  await run(sql`insert into product_images (product_id, image_url) values (1, '/x.jpg')`);
  await run(sql`insert into item_codes (product_id, item_code) values (1, 'X1')`);
  await run(sql`delete from products`);
  for (const table of ['product_category_mappings', 'product_images', 'item_codes']) {
    expect(await run(sql`select 1 from ${sql.identifier(table)}`), table).toEqual([]);
  }
});

test('values out of range are refused', async () => {
  await run(sql`insert into news_items (title, slug) values ('n', 'n')`);
  expect(await refusal(sql`update news_items set likes = -1`)).toBe(checkViolation);
  expect(await refusal(sql`update news_items set status = 'Draft'`)).toBe(checkViolation);
  expect(await refusal(sql`insert into products (name, slug) values ('  ', 'p')`)).toBe(
    checkViolation,
  );
  expect(await refusal(sql`insert into news_items (title, slug) values ('n', 'n')`)).toBe(
    uniqueViolation,
  );
});

test('an e-mail address subscribes once, in any case of letters', async () => {
  await run(sql`insert into newsletter_subscription (email) values ('Buyer@Example.com')`);
  expect(await run(sql`select email, active from newsletter_subscription`)).toEqual([
    { email: 'buyer@example.com', active: true },
  ]);
  expect(
    await refusal(sql`insert into newsletter_subscription (email) values ('BUYER@example.com')`),
  ).toBe(uniqueViolation);
});

test('a new database has English and Traditional Chinese', async () => {
  expect(await run(sql`select code, name from languages order by display_order`)).toEqual([
    { code: 'en', name: 'English' },
    { code: 'zh-Hant', name: '繁體中文' },
  ]);
});

test('fold() converts every character as NFKC and lower case do, and drops the accents of Latin letters', async () => {
  // Each character alone, after a letter and before one, because combining characters depend on their place.
  const differing = await run(sql`select code, text from generate_series(1, 65535) code,
      lateral (values (chr(code)), ('A' || chr(code)), (chr(code) || 'Ａ')) as texts(text)
    where code not between ${0xd800}::int and ${0xdfff}::int
      and fold(text) <> lower(normalize(text, NFKC))
      and normalize(text, NFKD) !~ '[A-Za-z][\\u0300-\\u036f]'`);
  expect(differing).toEqual([]);
});

test.each([
  ['ＳＴ１００ ﾗﾒ', 'st100 ラメ', true],
  ['LAMÉ', 'lame', true],
  ['lame\u0301', 'Lamé', true],
  ['Lamé ガ', 'lame カ', false],
  ['Lamé й', 'lame и', false],
])('%s and %s are the same to fold(): %s', async (one, other, same) => {
  expect(await run(sql`select fold(${one}) = fold(${other}) as same`)).toEqual([{ same }]);
});

describe('an account has a role', () => {
  const add = (id: string) =>
    run(sql`insert into administrators (id, name, email) values (${id}, ${id}, ${id})`);
  beforeEach(() => run(sql`truncate administrators cascade`));

  test('an account is an administrator by default, and only three roles are valid', async () => {
    await add('a');
    expect(await run(sql`select role from administrators`)).toEqual([{ role: 'administrator' }]);
    await add('b');
    expect(await refusal(sql`update administrators set role = 'chief' where id = 'b'`)).toBe(
      checkViolation,
    );
  });

  test('the last active administrator can neither lose the role nor be deleted', async () => {
    await add('a');
    await add('b');
    expect(await refusal(sql`update administrators set role = 'editor'`)).toBe(checkViolation);
    expect(await refusal(sql`delete from administrators`)).toBe(checkViolation);
    await run(sql`update administrators set role = 'editor' where id = 'b'`);
    expect(await refusal(sql`update administrators set role = 'editor' where id = 'a'`)).toBe(
      checkViolation,
    );
    expect(await refusal(sql`delete from administrators where id = 'a'`)).toBe(checkViolation);
    await run(
      sql`update administrators set deactivated_at = now(), role = 'administrator' where id = 'b'`,
    );
    expect(await refusal(sql`delete from administrators where id = 'a'`)).toBe(checkViolation);
    await run(sql`update administrators set deactivated_at = null`);
    await run(sql`delete from administrators where id = 'a'`);
    expect(await run(sql`select id from administrators`)).toEqual([{ id: 'b' }]);
  });

  test('English and unknown languages are refused as target languages', async () => {
    await add('a');
    const into = (code: string) =>
      sql`insert into administrator_languages (administrator_id, language_code) values ('a', ${code})`;
    expect(await refusal(into('en'))).toBe(checkViolation);
    expect(await refusal(into('xx'))).toBe(foreignKeyViolation);
    expect(await refusal(into('zh-Hant'))).toBeUndefined();
    expect(await refusal(into('zh-Hant'))).toBe(uniqueViolation);
  });
});
