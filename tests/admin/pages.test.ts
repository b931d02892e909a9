import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, history } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { pages } from '#database/schema/pages.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';
import {
  type Block,
  entriesOf,
  blocksOf as findBlocks,
  pageOf as findPage,
} from './pages-admin.ts';

/** The texts of the built-in pages, and pages of the owner's own. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db
    .insert(languages)
    .values([
      { code: 'ja', name: '日本語' },
      { code: 'fr', name: 'Français' },
    ])
    .onConflictDoNothing();
});
afterAll(() => admin.close());

async function html(path: string, host?: string): Promise<string> {
  await admin.world.announced();
  return (await admin.site.fetch(path, host ? { host } : {})).text();
}
const pageOf = (key: Parameters<typeof findPage>[1]) => findPage(admin.world.db, key);
const blocksOf = (page: number) => findBlocks(admin.world.db, page);

async function save(page: typeof pages.$inferSelect, blocks: readonly Partial<Block>[], more = {}) {
  const { id, key, title } = page;
  const [{ version } = { version: 0 }] = await admin.world.db
    .select({ version: pages.version })
    .from(pages)
    .where(eq(pages.id, id));
  return admin.send(`/admin/pages?edit=${id}`, 'save', {
    ...{ id, version, key: key ?? '', title },
    ...more,
    ...entriesOf(blocks),
  });
}

test('a text changed by psql shows at once, in English with its language where it is not translated', async () => {
  const { db } = admin.world;
  const { id } = await pageOf('about');
  await html('/about');
  await db.update(pages).set({ lead: 'Changed by <psql>' }).where(eq(pages.id, id));
  expect(await html('/about')).toContain('Changed by &lt;psql&gt;');
  await db.delete(translations).where(eq(translations.field_name, 'lead'));
  for (const host of ['zh-hant', 'ja'])
    expect(await html('/about', host)).toContain('<span lang="en">Changed by &lt;psql&gt;</span>');
  await db.insert(translations).values({
    ...{ entity_type: 'pages', entity_id: id, field_name: 'lead' },
    ...{ language_code: 'fr', translated_value: 'Modifié' },
  });
  expect(await html('/about', 'fr')).toContain('<span lang="fr">Modifié</span>');
});

test('blocks are added, changed, moved and removed in one save, and restored by the history', async () => {
  const { db } = admin.world;
  const page = await pageOf('delivery');
  const before = await blocksOf(page.id);
  const [first, second, ...rest] = before;
  if (!first || !second) throw new Error('the demo has delivery terms');
  const added = { place: 'delivery', kind: 'item' as const, body: 'Added <b>term</b>' };
  const { text, status } = await save(page, [
    ...[{ ...second, body: 'Second, now first' }, added],
    ...rest,
  ]);
  expect([status, text]).toEqual([200, expect.stringContaining('Page updated successfully')]);
  const after = await blocksOf(page.id);
  expect(after.map(({ body }) => body)).toEqual([
    ...['Second, now first', 'Added <b>term</b>'],
    ...rest.map(({ body }) => body),
  ]);
  const of = (id: number) =>
    db
      .select()
      .from(translations)
      .where(eq(translations.field_name, `block_${id}_body`));
  expect(await of(first.id)).toEqual([]);
  expect((await of(second.id)).every(({ outdated_since }) => outdated_since !== null)).toBe(true);

  const [entry] = await db
    .select({ id: sql<number>`max(${history.id})` })
    .from(history)
    .where(sql`kind = 'pages' and record_id = ${page.id} and id < (
      select min(id) from history where kind = 'pages' and change_set = (
        select change_set from history where kind = 'pages' and record_id = ${page.id} order by id desc limit 1))`);
  const [now] = await db.select().from(pages).where(eq(pages.id, page.id));
  const restored = await admin.send(`/admin/history/pages/${page.id}`, 'restore', {
    ...{ version: entry?.id ?? 0, seen: now?.version ?? 0 },
  });
  expect(restored.status).toBe(200);
  expect(await blocksOf(page.id)).toEqual(before);
  expect((await of(first.id)).length).toBeGreaterThan(0);
});

test('a place refuses more blocks than it holds', async () => {
  const page = await pageOf('home');
  const blocks = await blocksOf(page.id);
  const call = { place: 'call', kind: 'text' as const, title: 'Second call' };
  expect((await save(page, [...blocks, call])).status).toBe(422);
  expect(await blocksOf(page.id)).toEqual(blocks);
});

test('a picture is stored with its block, kept by a save without it, and removed on request', async () => {
  const page = await pageOf('home');
  const blocks = await blocksOf(page.id);
  const teaser = blocks.find(({ place, kind }) => place === 'teaser' && kind === 'text');
  await save(page, blocks, { [`blocks.${teaser?.id}.picture`]: await samplePicture() });
  const urlNow = async () =>
    (await blocksOf(page.id)).find(({ id }) => id === teaser?.id)?.picture_url;
  const stored = await urlNow();
  expect(stored).toMatch(/^\/media\/gallery-items\//);
  expect(stored).not.toBe(teaser?.picture_url);
  await save(page, blocks);
  expect(await urlNow()).toBe(stored);
  await save(page, blocks, { [`blocks.${teaser?.id}.removes_picture`]: 'on' });
  expect(await urlNow()).toBeNull();
});

test('an own page is in menu or footer and in the site map, has a former address, and goes when inactive', async () => {
  const { db } = admin.world;
  const refused = await admin.send('/admin/pages?new=yes', 'save', {
    ...{ title: 'Finder', slug: 'finder', placement: 'menu', ...entriesOf([]) },
  });
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining('This address belongs to the site itself'),
  ]);
  const { status } = await admin.send('/admin/pages?new=yes', 'save', {
    ...{ title: 'Our works', slug: 'our-works', placement: 'menu', lead: 'In Joyo' },
    ...entriesOf([
      { kind: 'heading', title: 'The <looms>' },
      { kind: 'text', body: 'One.\n\nTwo <b>bold</b><script>alert(1)</script>.' },
      { kind: 'item', title: 'Loom 1' },
    ]),
  });
  expect(status).toBe(200);
  const own = await html('/our-works');
  expect(own).toContain('<p>One.</p><p>Two <b>bold</b>.</p>');
  expect(own).toContain('The &lt;looms&gt;');
  expect(own).toContain('<title>Our works |');
  expect(await html('/our-works', 'zh-hant')).toContain('lang="en">The &lt;looms&gt;');
  const links = async (path = '/') => (await html(path)).split('<a href="/our-works"').length - 1;
  const inMenu = await links();
  expect(inMenu).toBeGreaterThan(0);
  expect(await html('/sitemap.xml')).toContain('/our-works</loc>');
  await db.update(pages).set({ placement: 'footer' }).where(eq(pages.slug, 'our-works'));
  expect(await links()).toBe(1);
  await db.update(pages).set({ placement: 'none' }).where(eq(pages.slug, 'our-works'));
  expect(await links()).toBe(0);
  await db.update(pages).set({ slug: 'works' }).where(eq(pages.slug, 'our-works'));
  await admin.world.announced();
  const moved = await admin.site.fetch('/our-works');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/works']);
  await db.update(pages).set({ status: 'Inactive' }).where(eq(pages.slug, 'works'));
  await admin.world.announced();
  expect((await admin.site.fetch('/works')).status).toBe(404);
});

test('a deleted page goes into the bin with its blocks and translations, and comes back whole', async () => {
  const { db } = admin.world;
  const page = await pageOf('privacy');
  const blocks = await blocksOf(page.id);
  const translated = () => db.$count(translations, eq(translations.entity_id, page.id));
  const count = await translated();
  expect((await admin.send('/admin/pages', 'delete', { id: page.id })).status).toBe(200);
  expect(await html('/')).not.toContain('value="privacy"');
  const [entry] = await db.select().from(bin).where(eq(bin.kind, 'pages'));
  await admin.send('/admin/bin', 'restore', { id: entry?.id ?? 0 });
  expect(await html('/?dialog=privacy')).toContain('data-policy');
  expect(await blocksOf(page.id)).toEqual(blocks);
  expect(await translated()).toBe(count);
});

test('a built-in page that was written again keeps its texts when its former row is restored', async () => {
  const { db } = admin.world;
  const former = await pageOf('delivery');
  expect((await admin.send('/admin/pages', 'delete', { id: former.id })).status).toBe(200);
  const [entry] = await db.select().from(bin).where(eq(bin.kind, 'pages'));
  const [again] = await db
    .insert(pages)
    .values({ key: 'delivery', title: 'Written again' })
    .returning();
  await admin.send('/admin/bin', 'restore', { id: entry?.id ?? 0 });
  expect(await pageOf('delivery')).toMatchObject({ id: again?.id, title: 'Written again' });
  expect(await db.$count(bin, eq(bin.id, entry?.id ?? 0))).toBe(1);
  await db.delete(pages).where(eq(pages.key, 'delivery'));
  await admin.send('/admin/bin', 'restore', { id: entry?.id ?? 0 });
  expect(await pageOf('delivery')).toMatchObject({ id: former.id, title: former.title });
});

test('an inactive built-in page is not listed as a page without texts', async () => {
  const { db } = admin.world;
  await db.update(pages).set({ status: 'Inactive' }).where(eq(pages.key, 'about'));
  expect((await admin.read('/admin/pages')).text).not.toContain('Pages without texts');
  await db.update(pages).set({ status: 'Active' }).where(eq(pages.key, 'about'));
});

test('a draft is shown in the preview and nowhere else', async () => {
  const { db } = admin.world;
  const page = await pageOf('about');
  const blocks = await blocksOf(page.id);
  const answer = await admin.send(`/admin/pages?edit=${page.id}`, 'preview', {
    ...{ id: page.id, version: page.version, key: 'about', title: 'Draft title' },
    ...entriesOf(blocks.filter(({ title }) => title !== 'Our history')),
  });
  expect(answer.status).toBe(200);
  const { rows } = await db.execute<{ id: number }>(
    sql`select max(id) as id from record_drafts where kind = 'pages'`,
  );
  const preview = await admin.site.fetch(`/admin/preview/pages/${page.id}?draft=${rows[0]?.id}`, {
    headers: { Cookie: admin.cookie },
  });
  const shown = await preview.text();
  expect([preview.status, shown.includes('Draft title')]).toEqual([200, true]);
  expect(shown).not.toContain('Our history');
  expect(await html('/about')).toContain('Our history');
});

test('without texts every page still stands, with a heading over nothing nowhere', async () => {
  const { db } = admin.world;
  await db.execute(sql`truncate pages cascade`);
  for (const path of ['/', '/about', '/products', '/resources', '/news', '/contact']) {
    const page = await html(path);
    expect(page).toMatch(/<h1[^>]*>[^<]/);
    expect(page.replace(/<template[\s\S]*?<\/template>/g, '')).not.toMatch(
      /<(h[1-6]|ul|ol|section)\b[^>]*><\/\1>/,
    );
    expect(page).not.toMatch(/What our customers say|Privacy Policy|undefined|null</);
  }
  expect((await admin.read('/admin/pages')).text).toContain('Pages without texts');
});
