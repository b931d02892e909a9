import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#database/schema/pages.ts';
import { draft_files, record_drafts } from '#database/schema/previews.ts';
import { products } from '#database/schema/products.ts';
import { addProduct } from '../world/content/catalogue-rows.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { type AdminSite, formFrom, openAdminSite } from './admin-site.ts';
import { guardedRoutes } from './guarded-routes.ts';
import { blocksOf, entriesOf, pageOf } from './pages-admin.ts';

/** The preview beside a form: the preview of the unsaved form, in a frame of the same site. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const see = (path: string, host?: string) =>
  admin.site.fetch(path, { headers: { cookie: admin.cookie }, ...(host && { host }) });
const htmlOf = async (path: string) => (await see(path)).text();

type Values = Parameters<AdminSite['send']>[2];

/** Sends the form of a page as the preview beside it does; returns the address of the draft. */
async function draft(values: Values): Promise<string> {
  const answer = await admin.site.fetch('/admin/pages.data', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: formFrom('/admin/pages', { intent: 'preview', ...values }),
  });
  const text = await answer.text();
  return /\/admin\/preview\/\w+\/\w+\?draft=\d+/.exec(text)?.[0] ?? expect.fail(text);
}
const numberOf = (address: string) => /\d+$/.exec(address)?.[0] ?? '';

/** The directives of an answer that decide who may show it in a frame. */
async function framing(path: string, headers: Record<string, string> = { cookie: admin.cookie }) {
  const answer = await admin.site.fetch(path, { headers, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return [/frame-ancestors [^;]*/.exec(policy)?.[0], answer.headers.get('x-frame-options')];
}

test('only a preview that was asked for as framed can be framed, by the site itself', async () => {
  const { id } = await pageOf(admin.world.db, 'about');
  const preview = `/admin/preview/pages/${id}`;
  const made = await admin.send(`/admin/preview-links/pages/${id}`, 'make');
  expect(made.status).toBe(200);
  const shared = /\/preview\/[\w-]{20,}/.exec(
    await (
      await admin.site.fetch(`/admin/preview-links/pages/${id}.data`, {
        method: 'POST',
        headers: { cookie: admin.cookie },
        body: formFrom('/admin/preview-links', { intent: 'make' }),
      })
    ).text(),
  )?.[0];
  expect(shared).toBeDefined();
  const paths = [
    ...['/', '/about', '/products', '/nowhere', '/healthz', '/robots.txt', '/favicon.svg'],
    ...['/sitemap.xml', '/media/products/none.jpg', '/functions/v1/get-stale-files'],
    ...['/admin/login', '/admin/preview/pages/999999', preview, shared ?? ''],
    ...guardedRoutes.map(({ path }) => path),
  ];
  for (const path of paths)
    for (const asked of path === preview ? [path] : [path, `${path}?framed=yes`])
      expect([asked, ...(await framing(asked))]).toEqual([
        ...[asked, "frame-ancestors 'none'", 'DENY'],
      ]);
  expect(await framing(`${preview}?framed=yes`, {})).toEqual(["frame-ancestors 'none'", 'DENY']);
  expect(await framing(`${preview}?framed=yes`)).toEqual([
    ...["frame-ancestors 'self'", 'SAMEORIGIN'],
  ]);
});

test('only the back-office frames pages of the site', async () => {
  const frames = async (path: string) =>
    /frame-src [^;]*/.exec((await see(path)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await frames('/admin/pages')).toMatch(/^frame-src 'self' /);
  const { id } = await pageOf(admin.world.db, 'about');
  for (const path of ['/', '/about', `/admin/preview/pages/${id}?framed=yes`])
    expect(await frames(path)).not.toContain("'self'");
});

test('a framed preview has no script and no bar, and marks each text and picture of the page', async () => {
  const { db } = admin.world;
  const about = await pageOf(db, 'about');
  const framed = await htmlOf(`/admin/preview/pages/${about.id}?framed=yes`);
  expect(framed).not.toMatch(/<script(?![^>]*ld\+json)/);
  expect(framed).not.toContain('preview-bar');
  const blocks = await blocksOf(db, about.id);
  const positions = new Map<string, number>();
  for (const { place } of blocks) {
    const nth = positions.get(String(place)) ?? 0;
    positions.set(String(place), nth + 1);
    expect(framed).toContain(`data-part="${place} ${nth}"`);
  }
  for (const field of ['title', 'label', 'lead'])
    expect(framed).toContain(`data-part="about ${field}"`);
  for (const path of ['/about', `/admin/preview/pages/${about.id}`])
    expect(await htmlOf(path)).not.toContain('data-part');
  const own = await draft({
    ...{ title: 'Our looms', slug: 'our-looms', live: '' },
    ...entriesOf([
      { kind: 'heading', title: 'First' },
      { kind: 'text', body: 'Second' },
    ]),
  });
  const shown = await htmlOf(`${own}&framed=yes`);
  for (const part of [' title', ' 0', ' 1']) expect(shown).toContain(`data-part="${part}"`);
});

test('a draft of the preview beside the form replaces the one before, unless that has a link', async () => {
  const { db } = admin.world;
  await db.delete(record_drafts);
  const page = await pageOf(db, 'about');
  const values = { id: page.id, version: page.version, key: 'about' };
  const blocks = await blocksOf(db, page.id);
  const [first] = blocks;
  const picture = { [`blocks.${first?.id}.picture`]: await samplePicture() };
  const content = { ...values, ...entriesOf(blocks), ...picture };
  const one = await draft({ ...content, title: 'One', live: '' });
  const two = await draft({ ...content, title: 'Two', live: numberOf(one) });
  expect((await see(one)).status).toBe(404);
  const html = await htmlOf(two);
  expect(html).toContain('Two');
  expect(await db.$count(record_drafts)).toBe(1);
  // The picture that both drafts show is stored once, and stays.
  const [file] = await db.select().from(draft_files);
  expect(html).toContain(file?.address);
  expect((await admin.site.fetch(file?.address ?? '')).status).toBe(200);

  await admin.send(two.replace('/preview/', '/preview-links/'), 'make');
  const three = await draft({ ...content, title: 'Three', live: numberOf(two) });
  expect((await see(two)).status).toBe(200);
  // Neither another record's draft nor another person's is replaced.
  const other = await pageOf(db, 'home');
  await draft({ id: other.id, version: 1, key: 'home', title: 'Home', live: numberOf(three) });
  expect((await see(three)).status).toBe(200);
  await db.execute(sql`update record_drafts set created_by = null`);
  await draft({ ...content, title: 'Four', live: numberOf(three) });
  expect((await see(three)).status).toBe(200);
});

test('delivery terms are previewed on the page of a product', async () => {
  const { db } = admin.world;
  const page = await pageOf(db, 'delivery');
  const preview = `/admin/preview/pages/${page.id}`;
  await db.update(products).set({ status: 'Inactive' });
  // Without a public product the preview shows the list instead.
  expect((await see(preview)).status).toBe(200);
  await addProduct(db, { name: 'Hidden thread', slug: 'hidden-thread', status: 'Inactive' });
  await addProduct(db, { name: 'Shown thread', slug: 'shown-thread', display_order: 5 });
  await addProduct(db, { name: 'Later thread', slug: 'later-thread', display_order: 6 });
  const address = await draft({
    ...{ id: page.id, version: page.version, key: 'delivery', title: page.title, live: '' },
    ...entriesOf([{ place: 'delivery', kind: 'item', body: 'By carrier pigeon' }]),
  });
  for (const language of ['en', 'zh-Hant']) {
    const html = await htmlOf(`${address}&language=${language}&framed=yes`);
    expect(html).toContain('Shown thread</h1>');
    expect(html).toContain('By carrier pigeon');
    expect(html).toContain('data-part="delivery 0"');
  }
  // The list links to the same preview.
  const list = await htmlOf('/admin/pages');
  expect(list).toContain(`href="${preview}"`);
  await db.update(pages).set({ status: 'Inactive' }).where(eq(pages.id, page.id));
  expect(await htmlOf(preview)).toContain('Shown thread</h1>');
});
