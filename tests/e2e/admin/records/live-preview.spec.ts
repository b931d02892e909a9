import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { pages } from '#database/schema/pages.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { expectFits } from '../screen-look.ts';

/** The preview beside the form of a page. Nothing is saved here. */

async function openAbout(page: Page, db: Database) {
  const [about] = await db.select().from(pages).where(eq(pages.key, 'about'));
  await page.goto(`/admin/pages?edit=${about?.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Page' });
  const preview = form.getByRole('region', { name: 'Live preview' });
  /** The page in the shown frame. */
  const shown = preview.locator('iframe[data-shown]').contentFrame();
  return { form, preview, shown };
}

test.describe('with a refused draft', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a form that cannot be saved keeps the last preview and says why, without a toast', async ({
    admin: page,
    db,
  }) => {
    const { form, preview, shown } = await openAbout(page, db);
    const title = form.getByLabel('Title *', { exact: true });
    await title.fill('Last good title');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Last good title');
    await title.fill('');
    const status = preview.getByRole('status');
    await expect(status).toContainText('The preview shows the form as it could last be saved.');
    await expect(status).toContainText('Title is required');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Last good title');
    await expect(title).toHaveAttribute('aria-invalid', 'false');

    await page.goto('/admin/pages?new=yes');
    const added = page.getByRole('dialog', { name: 'Add Page' });
    await expect(added.getByRole('status').filter({ hasText: 'as soon as' })).toContainText(
      'Title is required',
    );
    await db.insert(pages).values({ slug: 'taken-page', title: 'Taken page' });
    await added.getByLabel('Title *', { exact: true }).fill('Taken page');
    await expect(added.getByRole('status').filter({ hasText: 'as soon as' })).toContainText(
      'already used by another page',
    );
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await db.delete(pages).where(eq(pages.slug, 'taken-page'));
  });
});

test.describe('with a preview that cannot be read', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the last preview stays, the failure is said, and Try Again loads it', async ({
    admin: page,
    db,
  }) => {
    const { form, preview, shown } = await openAbout(page, db);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.route('**/admin/preview/**', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Try again' }),
    );
    await form.getByLabel('Title *', { exact: true }).fill('Shown later');
    await expect(preview.getByText('The preview could not be loaded.')).toBeVisible();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.unroute('**/admin/preview/**');
    await preview.getByRole('button', { name: 'Try Again' }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Shown later');
    await expect(preview.getByText('The preview could not be loaded.')).toHaveCount(0);
  });
});

test('the preview follows the form, keeps the place and the focus, and leads nowhere', async ({
  admin: page,
  db,
}) => {
  await test.step('nothing in the preview leads on, and Tab passes it after the form', async () => {
    const { form, preview, shown } = await openAbout(page, db);
    const link = shown.locator('main a').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await link.click({ modifiers: ['ControlOrMeta'] });
    await link.click({ button: 'middle' });
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('About Us');
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toContain('/admin/pages?edit=');

    await form.getByRole('button', { name: 'Update Page' }).focus();
    await page.keyboard.press('Tab');
    await expect(preview.getByLabel('Preview language')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview.locator('iframe')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview.locator('iframe')).not.toBeFocused();
  });
  await test.step('what is typed shows in the preview, which keeps its place, in the language that is chosen', async () => {
    const { form, preview, shown } = await openAbout(page, db);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('About Us');
    const values = form.locator('[data-part="values 2"]');
    await values.getByLabel('Name').focus();
    const marked = shown.locator('[data-edited]').first();
    await expect(marked).toBeInViewport();
    const place = () => marked.evaluate(() => Math.round(scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(500);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed value');
    await expect(marked).toHaveText('Typed value');
    expect(await place()).toBe(before);
    await expect(values.getByLabel('Name')).toBeFocused();

    await form.getByLabel('Title *', { exact: true }).fill('Typed title');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Typed title');
    await expect(shown.locator('[data-edited]')).toHaveText('Typed title');
    const frames = preview.locator('iframe');
    await expect(frames).toHaveCount(1);
    await expect(frames).toHaveAttribute('title', 'Preview in English');
    await preview.getByLabel('Preview language').selectOption({ label: '日本語' });
    await expect(shown.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(frames).toHaveAttribute('title', 'Preview in 日本語');
  });
  await test.step('the focus stays in the preview when it is updated', async () => {
    const { form, preview, shown } = await openAbout(page, db);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await form.getByLabel('Title *', { exact: true }).fill('Typed before a click');
    await shown.getByRole('heading', { level: 1 }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Typed before a click');
    await expect(preview.locator('iframe[data-shown]')).toBeFocused();
  });
  await test.step('a save stops the draft that is on its way', async () => {
    const { form } = await openAbout(page, db);
    const isDraft = (request: Request) => request.postData()?.includes('live') ?? false;
    const stopped: boolean[] = [];
    page.on('requestfailed', (request) => stopped.push(isDraft(request)));
    await page.route('**/admin/pages**', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
    });
    const draft = page.waitForRequest(isDraft);
    await form.getByLabel('Title *', { exact: true }).fill('Saved at once');
    await draft;
    await form.getByRole('button', { name: 'Update Page' }).click();
    await expect.poll(() => stopped).toEqual([true]);
  });
});

test('a narrow screen shows the preview in place of the form, with the block that was edited', async ({
  admin: page,
  db,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { form, preview, shown } = await openAbout(page, db);
  await expect(preview).toBeHidden();
  await form.locator('[data-part="values 2"]').getByLabel('Name').fill('Typed on a telephone');
  await form.getByRole('button', { name: 'Live Preview' }).click();
  await expect(form.getByRole('button', { name: 'Update Page' })).toBeHidden();
  await expect(shown.locator('[data-edited]').first()).toHaveText('Typed on a telephone');
  await expect(shown.locator('[data-edited]').first()).toBeInViewport();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Back to Form' }).click();
  await expect(form.locator('[data-part="values 2"]').getByLabel('Name')).toHaveValue(
    'Typed on a telephone',
  );
  await expect(preview).toBeHidden();
  await form.locator('[data-part="values 4"]').getByLabel('Name').focus();
  await form.getByRole('button', { name: 'Live Preview' }).click();
  await expect(shown.locator('[data-edited]').first()).toHaveText('Craft');
  await expect(shown.locator('[data-edited]').first()).toBeInViewport();
  await form.getByRole('button', { name: 'Back to Form' }).click();
  await expectFits(page, 'the form of a page');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await expect(preview).toBeVisible();
});
