import { readdir } from 'node:fs/promises';
import { copyDemo } from '../world/demo-copy.ts';
import { serve } from '../world/served-site.ts';
import { expect, expectAccessible, test } from '../world/site-fixture.ts';

test.use({
  expectedMessages: [/Failed to load resource|ERR_INTERNET|Failed to fetch/],
  serviceWorkers: 'allow',
});

/** Waits until the service worker answers for pages, which it does from the second page on. */
async function untilKept(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('while the network works, no outdated page is shown, and the back-office is never cached', async ({
  admin: page,
  context,
}) => {
  await page.goto('/about');
  await untilKept(page);
  await page.goto('/admin/products');
  await page.goto('/news/no-such-item');
  const kept = await page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept.filter((path) => path.startsWith('/admin') || path.includes('no-such'))).toEqual([]);
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    const headers = { 'Content-Type': 'text/html', 'X-Seen': new Date().toISOString() };
    await pages.put('/about', new Response('<!DOCTYPE html><h1>An old page</h1>', { headers }));
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await context.setOffline(true);
  await expect(page.goto('/admin/products')).rejects.toThrow();
  await context.setOffline(false);
});

test('without a connection, a visited page is shown with its age, and any other address lists the cached pages, until OFFLINE_PAGES=off removes them and the worker', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { dataDir, databaseUrl, remove } = await copyDemo();
  const variables = { DATABASE_URL: databaseUrl };
  const before = await serve({ dataDir, port: 0, variables });
  const { origin } = before;
  await page.goto(`${origin}/about`);
  await untilKept(page);
  await page.goto(`${origin}/products/st-viscose`);
  await before.stop('SIGKILL');

  await test.step('the server is away', async () => {
    await page.goto(`${origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page.getByText(/the page as you saw it on/)).toBeVisible();
    await page.goto(`${origin}/contact`);
    const kept = page.getByRole('main').getByRole('link', { name: /ST Viscose/ });
    await expect(kept).toBeVisible();
    await expectAccessible(page);
    await kept.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ST Viscose');
  });

  const port = Number(new URL(origin).port);
  const after = await serve({ dataDir, port, variables: { ...variables, OFFLINE_PAGES: 'off' } });
  await test.step('it comes back without offline pages', async () => {
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await page.goto(`${origin}/about`);
    await expect.poll(left).not.toContainEqual(expect.stringContaining('http'));
    // The former worker may still have kept a style of the first page.
    await page.goto(`${origin}/about`);
    await expect.poll(left).toEqual([]);
  });
  await after.stop('SIGKILL');
  await context.close();
  await remove();
});

test('styles and scripts of earlier builds stay with the cached pages, and the oldest are removed', async ({
  page,
}) => {
  await page.goto('/about');
  await untilKept(page);
  await page.evaluate(async () => {
    const assets = await caches.open('assets');
    for (let number = 0; number < 220; number++)
      await assets.put(`/assets/former-${number}.css`, new Response(''));
    // The worker of a new build starts without state, as this one does.
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await untilKept(page);
  // A file that the public pages have not cached yet.
  const [other] = (await readdir('build/client/assets')).filter((name) =>
    /^admin.*\.css$/.test(name),
  );
  await page.evaluate((name) => fetch(`/assets/${name}`), other);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).length).toBe(200);
  expect(await kept()).toContainEqual(expect.stringMatching(/former-219\.css$/));
});
