import { expect } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('likes are counted once, over tabs and pages', async ({ page, context, served }) => {
  await test.step('a like shows at once, is remembered, counted once, and can be taken back', async () => {
    await page.goto('/news/forty-years-1985-2025');
    const like = page.getByRole('button', { name: /^Like \(\d+\)$/ });
    await expect(like).toBeVisible();
    const before = Number((await like.textContent())?.match(/\d+/)?.[0]);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/like')) requests.push(request.method());
    });
    let answer = () => {};
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route('**/like', async (route) => {
      await held;
      await route.continue();
    });
    const acknowledged = page.waitForResponse('**/like');
    await like.click();
    const liked = page.getByRole('button', { name: `Liked (${before + 1})` });
    await expect(liked).toHaveAttribute('aria-pressed', 'true');
    const stored = await page.evaluate(() => localStorage.getItem('news_likes'));
    expect(JSON.parse(stored ?? '')).toHaveLength(1);
    await liked.click();
    answer();
    await (await acknowledged).finished();
    expect(requests).toEqual(['PUT']);
    expect(await (await page.request.get(page.url())).text()).toContain(`Like (${before + 1})`);
    await page.reload();
    await expect(liked).toBeVisible();
    await liked.click();
    await expect(page.getByRole('button', { name: `Like (${before})` })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('news_likes'))).toBe('[]');
    // A route also switches off the browser's cache, which a later step needs.
    await page.unroute('**/like');
  });
  await test.step('a double click likes once, even if the response comes between its clicks', async () => {
    await page.goto('/news/pitti-filati-2026');
    const like = page.getByRole('button', { name: /^Like \(\d+\)$/ });
    const before = Number((await like.textContent())?.match(/\d+/)?.[0]);
    const acknowledged = page.waitForResponse('**/like');
    await like.click();
    await (await acknowledged).finished();
    const liked = page.getByRole('button', { name: `Liked (${before + 1})` });
    await expect(liked).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(liked).toBeVisible();
    const takenBack = page.waitForResponse('**/like');
    await liked.click();
    expect((await takenBack).request().method()).toBe('DELETE');
  });
  await test.step('a like in another tab is shown in this one', async () => {
    await page.goto('/news?q=pitti');
    const other = await context.newPage();
    await other.goto('/news/pitti-filati-2026');
    await other.getByRole('button', { name: /^Like \(\d+\)$/ }).click();
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('[href$="pitti-filati-2026"]') });
    await expect(card.getByRole('button', { name: /like/i })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('a like that is being sent when the visitor leaves still counts, and the next page shows it', async () => {
    await page.goto('/news/pfas-free-lacquer');
    const like = page.getByRole('button', { name: /^Like \(\d+\)$/ });
    const before = Number((await like.textContent())?.match(/\d+/)?.[0]);
    const sent = page.waitForRequest('**/like');
    // A cached file loads while the like still waits for its response.
    const kept = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
    served.process.kill('SIGSTOP');
    try {
      await like.click();
      expect((await sent).method()).toBe('PUT');
      await page.goto(kept ?? '');
    } finally {
      served.process.kill('SIGCONT');
    }
    await page.goto('/news?q=lacquer');
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('[href$="pfas-free-lacquer"]') });
    await expect(card.getByRole('button', { name: /like/i })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/news/pfas-free-lacquer');
    await expect(page.getByRole('button', { name: `Liked (${before + 1})` })).toBeVisible();
  });
});

test.describe('if a like cannot be stored', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });
  test('a like that fails is taken back with a message', async ({ page }) => {
    await test.step('it is undone, with a message', async () => {
      await page.goto('/news/forty-years-1985-2025');
      await page.route('**/like', (route) => route.fulfill({ status: 500, body: '' }));
      const like = page.getByRole('button', { name: /^Like \(\d+\)$/ });
      const before = await like.textContent();
      await like.click();
      await expect(page.getByText('Failed to update like status')).toBeVisible();
      await expect(like).toHaveText(before ?? '');
      expect(await page.evaluate(() => localStorage.getItem('news_likes'))).toBe('[]');
    });
    await test.step('a deleted item is reported as not found', async () => {
      await page.unroute('**/like');
      await page.goto('/news/forty-years-1985-2025');
      await page.route('**/like', (route) =>
        route.continue({ url: page.url().replace(/news.*/, 'news/999999/like') }),
      );
      await page.getByRole('button', { name: /^Like \(\d+\)$/ }).click();
      await expect(page.getByText('News item not found', { exact: true })).toBeVisible();
      await expect(page.getByText('Failed to update like status', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Like \(\d+\)$/ })).toBeVisible();
    });
  });
});
