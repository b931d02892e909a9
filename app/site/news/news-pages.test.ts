import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { largestInteger } from '#domain/largest-integer.ts';
import { addNewsItem } from '#tests/world/content/catalogue-rows.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world, { TRUST_PROXY: 'on' });
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string) => {
  const response = await site.fetch(path);
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text(), response };
};

const like = (id: number | string, method = 'PUT', headers: Record<string, string> = {}) =>
  site.fetch(`/news/${id}/like`, { method, headers: { Origin: site.origin, ...headers } });

test('a card shows pin, date, title and likes, and a page shows its sanitised article', async () => {
  await addNewsItem(world.db, {
    title: 'Forty years',
    slug: 'forty-years',
    is_pinned: true,
    likes: 7,
    article_body: 'one\ntwo <b>bold</b><script>alert(1)</script>',
    created_at: new Date('2025-09-02T03:00:00Z'),
  });
  const list = await read('/news');
  expect(list.text).toContain('aria-label="Pinned"');
  expect(list.text).toContain('<time dateTime="2025-09-02">Sep 02, 2025</time>');
  expect(list.text).toContain('href="/news/forty-years"');
  expect(list.text).toContain('Like (7)');
  const { text } = await read('/news/forty-years');
  expect(text).toContain('one<br />\ntwo <b>bold</b></div>');
  expect(text).toContain('Published on Sep 02, 2025');
  expect(text).not.toContain('alert(1)');
});

test('a page links to three other Active news items, in the order of the list', async () => {
  for (const [slug, display_order] of [
    ['third', 3],
    ['first', 1],
    ['fourth', 4],
    ['second', 2],
  ] as const)
    await addNewsItem(world.db, { slug, title: slug, display_order });
  await addNewsItem(world.db, { slug: 'none', display_order: 0, status: 'Inactive' });
  const linked = async (slug: string) => {
    const { text } = await read(`/news/${slug}`);
    const more = text.slice(text.indexOf('More news'));
    return [...more.matchAll(/href="\/news\/([\w-]+)"/g)].map(([, other]) => other);
  };
  expect(await linked('first')).toEqual(['forty-years', 'second', 'third']);
  expect(await linked('fourth')).toEqual(['forty-years', 'first', 'second']);
});

test('an empty search shows the search text and offers to clear it', async () => {
  const { text } = await read('/news?q=nothing+like+it&size=12');
  expect(text).toContain('No news items found');
  expect(text).toContain('nothing like it');
  expect(text).toMatch(/<button type="submit" value="12"[^>]* name="size">Clear Search/);
});

test('missing news redirects to the list', async () => {
  expect(await read('/news/nowhere')).toMatchObject({ status: 302, location: '/news' });
  const hidden = await addNewsItem(world.db, { status: 'Inactive' });
  expect(await read(`/news/${hidden.id}`)).toMatchObject({ status: 302, location: '/news' });
});

test('a failed load shows an error with Try Again, and redirects from an item to the list', async () => {
  await withoutTables(world.db, ['news_items'], async () => {
    const list = await read('/news?q=not+asked+before');
    expect(list.status).toBe(503);
    expect(list.text).toContain('Failed to load news items');
    expect(list.text).toContain('Try Again');
    expect(await read('/news/anything')).toMatchObject({
      status: 302,
      location: '/news?toast=newsItem',
    });
  });
});

test('PUT adds a like once, and DELETE takes it back once', async () => {
  const { id } = await addNewsItem(world.db, { likes: 1 });
  const other = await addNewsItem(world.db, { likes: 7 });
  const { likes, token } = await (await like(id)).json();
  expect(likes).toBe(2);
  const takeBack = async (item: number, header?: string) =>
    (await like(item, 'DELETE', header === undefined ? {} : { 'X-Like-Token': header })).json();
  // A like cannot be taken back without its token.
  const altered = (token.startsWith('_') ? '-' : '_') + token.slice(1);
  for (const wrong of [undefined, '', 'x', `${token}x`, altered, 'x.y'])
    expect(await takeBack(id, wrong)).toEqual({ likes: 2 });
  expect(await takeBack(other.id, token)).toEqual({ likes: 7 });
  for (const _ of [1, 2]) expect(await takeBack(id, token)).toEqual({ likes: 1 });
});

test('a like that could not be taken back can be taken back later', async () => {
  const { id } = await addNewsItem(world.db);
  const { token } = await (await like(id)).json();
  const takeBack = () => like(id, 'DELETE', { 'X-Like-Token': token });
  expect((await withoutTables(world.db, ['news_items'], takeBack)).status).toBe(503);
  expect(await (await takeBack()).json()).toEqual({ likes: 0 });
});

test('a like of an item with the largest possible count gets a response', async () => {
  const { id } = await addNewsItem(world.db, { likes: largestInteger });
  const answer = await like(id);
  expect([answer.status, await answer.json()]).toMatchObject([200, { likes: largestInteger }]);
});

test('a missing or inactive item is "News item not found"', async () => {
  const hidden = await addNewsItem(world.db, { status: 'Inactive' });
  for (const id of [hidden.id, 999_999, 'x']) {
    const answer = await like(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'News item not found' });
  }
});

test('another site cannot like, and other methods are refused', async () => {
  const { id } = await addNewsItem(world.db);
  expect((await like(id, 'PUT', { Origin: 'https://evil.example' })).status).toBe(403);
  for (const method of ['PATCH', 'OPTIONS']) {
    const refused = await like(id, method);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'PUT, POST, DELETE']);
  }
  expect(await (await site.fetch(`/likes?ids=${id}`)).json()).toEqual([{ id, likes: 0 }]);
});

test('likes of a thousand simultaneous visitors are all counted, also while others take theirs back', async () => {
  const { id } = await addNewsItem(world.db, { likes: 5 });
  const from = (n: number) => ({ 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` });
  const given = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => (await like(id, 'PUT', from(n))).json()),
  );
  const answers = await Promise.all(
    Array.from({ length: 1100 }, (_, n) =>
      n % 11 === 0
        ? like(id, 'DELETE', { ...from(n), 'X-Like-Token': given[n / 11].token })
        : like(id, 'PUT', from(n)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(1100).fill(200));
  const answer = await site.fetch(`/likes?ids=${id}`);
  expect(await answer.json()).toEqual([{ id, likes: 1005 }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an address can send at least 60 likes a minute, but not any number', async () => {
  const { id } = await addNewsItem(world.db);
  const answers: Response[] = [];
  for (let n = 0; n < 200; n++) {
    answers.push(await like(id, 'PUT', { 'X-Forwarded-For': '10.9.9.9' }));
  }
  expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers.get('Retry-After')).toBe('60');
  expect((await like(id, 'PUT', { 'X-Forwarded-For': '10.9.9.8' })).status).toBe(200);
});

test('after the response to a like, the next page shows the new count, cached or not', async () => {
  const { id, slug, title } = await addNewsItem(world.db, { title: 'Counted', likes: 3 });
  const paths = [`/news?q=${title}`, `/news/${slug}`];
  for (const count of [3, 4, 5]) {
    if (count > 3) await like(id, 'PUT', { 'X-Forwarded-For': '10.2.2.2' });
    for (const path of paths) {
      const { text } = await read(path);
      expect(text, path).toContain(`Like (${count})`);
    }
  }
});

test('a like in another process or by SQL is shown as soon as it is announced', async () => {
  const { id, slug, title } = await addNewsItem(world.db, { title: 'Elsewhere', likes: 3 });
  await world.announced();
  const paths = [`/news?q=${title}`, `/news/${slug}`];
  for (const path of paths) expect((await read(path)).text).toContain('Like (3)');
  const other = await read('/about');
  expect(other.response.headers.has('x-shows-likes')).toBe(false);
  await world.db.update(news_items).set({ likes: 42 }).where(eq(news_items.id, id));
  for (const path of paths)
    await expect.poll(async () => (await read(path)).text).toContain('Like (42)');
  for (const path of paths) {
    const { response } = await read(path);
    expect(response.headers.get('cache-status')).toContain('hit');
    expect(response.headers.has('x-shows-likes')).toBe(false);
  }
  expect((await read('/about')).response.headers.get('cache-status')).toContain('hit');
});
