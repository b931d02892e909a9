import { eq, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, history } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import { testAdministrator } from '../world/world.ts';
import { type AdminSite, formFrom, openAdminSite } from './admin-site.ts';
import { blocksOf, entriesOf, pageOf } from './pages-admin.ts';

/** A place of a page never gets more blocks than it holds, whichever way they come. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db
    .insert(languages)
    .values({ code: 'ja', name: '日本語' })
    .onConflictDoNothing();
});
afterAll(() => admin.close());

/** Blocks that a former release may have stored: one in a place that no longer exists, and one too many. */
async function addMisfits(page_id: number): Promise<number[]> {
  const { db } = admin.world;
  const made = await db
    .insert(page_blocks)
    .values([
      { page_id, place: 'sidebar', kind: 'text', title: 'Of a former place', display_order: 90 },
      { page_id, place: 'call', kind: 'text', title: 'Second call', display_order: 91 },
      { page_id, place: 'call', kind: 'quotation', body: 'Wrong kind', display_order: 92 },
    ])
    .returning({ id: page_blocks.id });
  await db.insert(translations).values({
    ...{ entity_type: 'pages', entity_id: page_id, field_name: `block_${made[0]?.id}_title` },
    ...{ language_code: 'ja', translated_value: '昔の場所' },
  });
  return made.map(({ id }) => id);
}

const newest = async (record_id: number) => {
  const ofPage = sql`${history.kind} = 'pages' and ${history.record_id} = ${record_id}`;
  const [entry] = await admin.world.db
    .select({ id: max(history.id) })
    .from(history)
    .where(ofPage);
  return entry?.id ?? 0;
};

const translated = (id: number) =>
  admin.world.db.$count(translations, eq(translations.field_name, `block_${id}_title`));

test('a restored version leaves out the blocks for which its places have no room, and says so', async () => {
  const { db } = admin.world;
  const page = await pageOf(db, 'home');
  const blocks = await blocksOf(db, page.id);
  const [first, ...others] = await addMisfits(page.id);
  const version = await newest(page.id);
  for (const id of [first ?? 0, ...others])
    await db.delete(page_blocks).where(eq(page_blocks.id, id));
  const restored = await admin.send(`/admin/history/pages/${page.id}`, 'restore', {
    ...{ version, seen: (await pageOf(db, 'home')).version },
  });
  expect([restored.status, restored.text]).toEqual([
    200,
    expect.stringContaining(
      'Not restored, because their place has no room for them: 3 text blocks',
    ),
  ]);
  expect(await blocksOf(db, page.id)).toEqual(blocks);
  expect(await translated(first ?? 0)).toBe(0);
});

test('a page from the bin leaves them out as well', async () => {
  const { db } = admin.world;
  const page = await pageOf(db, 'about');
  const blocks = await blocksOf(db, page.id);
  const [first] = await addMisfits(page.id);
  await admin.send('/admin/pages', 'delete', { id: page.id });
  const [entry] = await db.select().from(bin).where(eq(bin.kind, 'pages'));
  const restored = await admin.send('/admin/bin', 'restore', { id: entry?.id ?? 0 });
  expect(restored.text).toContain(
    'Not restored, because their place has no room for them: 3 text blocks',
  );
  expect(await blocksOf(db, page.id)).toEqual(blocks);
  expect(await translated(first ?? 0)).toBe(0);
});

type Rows = Record<string, unknown>[];

/** Carries out a plan for the blocks of a page, which is due; returns what became of it. */
async function carryOut(page_id: number, before: Rows, blocks: Rows, title: string) {
  const { db, files } = admin.world;
  const { title: former } = await pageOf(db, 'home');
  const [plan] = await db
    .insert(planned_changes)
    .values({
      ...{ kind: 'pages', record_id: page_id, at: sql`now() - interval '1 minute'` },
      ...{ change: { title, blocks }, before: { title: former, blocks: before } },
      planned_by: testAdministrator.email,
    })
    .returning();
  await carryOutDue({ db, files, onlyLogged: (_, error) => expect.fail(String(error)) });
  const [handled] = await db
    .select()
    .from(planned_changes)
    .where(eq(planned_changes.id, plan?.id ?? 0));
  return handled;
}

test('a plan for blocks is carried out, and refused if their places have no room when it is due', async () => {
  const { db } = admin.world;
  const { id } = await pageOf(db, 'home');
  const read = async () => ((await kinds.pages.read(db, id))?.blocks ?? []) as Rows;
  const before = await read();
  const reversed = [...before].reverse();
  expect(await carryOut(id, before, reversed, 'Planned')).toMatchObject({ refused_reason: null });
  expect((await read()).map(({ key }) => key)).toEqual(reversed.map(({ key }) => key));
  const call = { ...before.find(({ place }) => place === 'call'), key: 'new-1' };
  const refused = await carryOut(id, reversed, [...reversed, call], 'Too many');
  expect(refused).toMatchObject({ refused_reason: 'not accepted', done_at: null });
  expect(await read()).toEqual(reversed);
  expect(await pageOf(db, 'home')).toMatchObject({ title: 'Planned' });
  expect((await admin.read('/admin')).text).toContain('a value is not valid');
});

test('a form cannot pass its page off as another one', async () => {
  const { db } = admin.world;
  const page = await pageOf(db, 'home');
  const blocks = await blocksOf(db, page.id);
  const { id, version } = page;
  const call = { place: 'call', kind: 'text' as const, title: 'Second call' };
  const misplaced = { kind: 'text' as const, title: 'As on an own page' };
  for (const [claimed, added] of [
    [{}, call],
    [{ key: '' }, misplaced],
  ] as const) {
    const whole = 'key' in claimed ? [added] : [...blocks, added];
    const refused = await admin.site.fetch('/admin/pages.data', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: formFrom('/admin/pages', {
        ...{ intent: 'save', id, version, title: 'Changed', ...claimed, slug: 'x-y' },
        ...entriesOf(whole),
      }),
    });
    const text = await refused.text();
    expect([refused.status, text]).toEqual([422, expect.stringContaining('This place')]);
  }
  expect(await blocksOf(db, id)).toEqual(blocks);
  expect(await db.$count(pages, eq(pages.title, 'Changed'))).toBe(0);
});
