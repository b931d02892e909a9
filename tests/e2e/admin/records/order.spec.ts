import type { Page } from '@playwright/test';
import { max } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { gallery_categories } from '#database/schema/gallery.ts';
import { expect, makeNavigationsWait, test } from '../../world/site-fixture.ts';
import { deleteRecord } from '../deletion.ts';

/** Dragging needs the test's own rows, because the tests of a worker share its site. */
test.describe.configure({ mode: 'serial' });

const path = '/admin/gallery-categories';

const names = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) => row.querySelector('td:nth-child(3)')?.textContent ?? []),
    );

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Drag to reorder ${name}`, exact: true });

async function firstThree(page: Page): Promise<[string, string, string]> {
  await page.goto(path);
  const [a = '', b = '', c = ''] = await names(page);
  return [a, b, c];
}

/** The first names of the list. */
async function expectOrder(page: Page, first: string[]): Promise<void> {
  await expect.poll(async () => (await names(page)).slice(0, first.length)).toEqual(first);
}

async function centre(page: Page, name: string) {
  const box = await handle(page, name).boundingBox();
  if (!box) throw new Error(`no handle of ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the mouse orders rows, however quickly', async ({ admin: page }) => {
  await test.step('a mouse drags a row after 5 px, and Save Order saves it, renumbered from 1', async () => {
    const [a, b, c] = await firstThree(page);
    const from = await centre(page, a);
    const to = await centre(page, c);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 3);
    await expect(page.locator('tr[data-dragging]')).toHaveCount(0);
    await page.mouse.move(from.x, from.y + 12, { steps: 4 });
    await expect(page.locator('tr[data-dragging]')).toHaveCount(1);
    await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expectOrder(page, [b, c, a]);
    await page.getByRole('button', { name: 'Save Order' }).click();
    await expect(page.getByText('Display order saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
    await page.reload();
    await expectOrder(page, [b, c, a]);
    await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('1');
  });
  await test.step('Save Order works as soon as it is shown', async () => {
    const [a, b, c] = await firstThree(page);
    const from = await centre(page, a);
    const to = await centre(page, c);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const save = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Save Order',
        );
        if (!save) return;
        observer.disconnect();
        // The click comes after the task of the drop, and long before the 50 ms are over.
        setTimeout(() => {
          save.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
          save.click();
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 12 });
    await expect(page.getByText(`${a} moved to position 3`)).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText('Display order saved')).toBeVisible();
    await expectOrder(page, [b, c, a]);
  });
  await test.step('a mouse that jumps to its target and quickly pressed keys still move a row', async () => {
    const [a, b, c] = await firstThree(page);
    const slowly = await page.context().newCDPSession(page);
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await handle(page, a).dragTo(handle(page, c));
    await expectOrder(page, [b, c, a]);
    await handle(page, c).focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Space'])
      await page.keyboard.press(key);
    await expectOrder(page, [c, b, a]);
  });
});

test('an order that is left, or cannot be changed, says so', async ({ admin: page }) => {
  await test.step('a lifted row that is left for another screen captures no keys', async () => {
    const [a] = await firstThree(page);
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Picked up ${a}`)).toBeAttached();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'New Product' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible();
  });
  await test.step('leaving with an unsaved order asks first', async () => {
    const [a, b] = await firstThree(page);
    await handle(page, a).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expectOrder(page, [b]);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
  });
  await test.step('leaving an order for a search discards it', async () => {
    const before = await firstThree(page);
    const [a, b] = before;
    await handle(page, a).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expectOrder(page, [b, a]);
    await page.getByRole('link', { name: 'Category Name' }).click();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByText('Sort by display order to change the order.')).toBeVisible();
    await page.getByRole('link', { name: 'Display Order' }).click();
    await expectOrder(page, before);
    await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
  });
  await test.step('dragging is off with a reason while the list is searched or sorted', async () => {
    const [a] = await firstThree(page);
    await page.goto(`${path}?q=${encodeURIComponent(a)}`);
    await expect(page.getByText('Clear the search to change the order.')).toBeVisible();
    await expect(handle(page, a)).toBeDisabled();
    await page.goto(`${path}?sort=name&dir=asc`);
    await expect(page.getByText('Sort by display order to change the order.')).toBeVisible();
    await expect(handle(page, a)).toBeDisabled();
  });
});

test('the keyboard orders rows, by the handle and by the menu', async ({ admin: page }) => {
  await test.step('the keyboard moves a row and announces its position, and Discard restores the order', async () => {
    const before = await firstThree(page);
    const [a, b] = before;
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Picked up ${a}, position 1 of`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${a} moved to position 2 of`)).toBeAttached();
    await page.keyboard.press('Space');
    await expectOrder(page, [b]);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Display order changes discarded')).toBeVisible();
    await expectOrder(page, before);
  });
  await test.step('the menu beside the handle moves a row up, down, to the top and to a position', async () => {
    const [a, b, c] = await firstThree(page);
    const menu = async (name: string) => {
      await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      return page.getByRole('group', { name: `Move ${name}`, exact: true });
    };
    await (await menu(c)).getByRole('button', { name: 'Move to the Top' }).press('Enter');
    await expectOrder(page, [c, a, b]);
    await expect(page.getByRole('button', { name: `Move ${c}`, exact: true })).toBeFocused();
    await (await menu(c)).getByRole('button', { name: 'Move Down' }).press('Enter');
    await expectOrder(page, [a, c, b]);
    await (await menu(b)).getByRole('button', { name: 'Move Up' }).press('Enter');
    await expectOrder(page, [a, b, c]);
    const moved = await menu(a);
    await moved.getByRole('spinbutton', { name: 'Position' }).fill('3');
    await page.keyboard.press('Enter');
    await expectOrder(page, [b, c, a]);
  });
  await test.step('Escape puts a row back that keys or the mouse lifted, and Enter lifts and drops like Space', async () => {
    const before = await firstThree(page);
    const [a, b, c] = before;
    const lifted = page.locator('tr[data-dragging]');
    await handle(page, a).focus();
    for (const key of ['Enter', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
    await expect(page.getByText(`${a} went back to position 1 of`)).toBeAttached();
    await expect(lifted).toHaveCount(0);
    await expectOrder(page, before);
    const from = await centre(page, a);
    const to = await centre(page, c);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 20 });
    await expect(lifted).toHaveCount(1);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const usual = await height();
    await page.mouse.move(to.x, (page.viewportSize()?.height ?? 0) - 2, { steps: 20 });
    expect(await height(), 'it stays within the list').toBe(usual);
    await page.keyboard.press('Escape');
    await expect(lifted).toHaveCount(0);
    await page.mouse.up();
    await expectOrder(page, before);
    await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
    await handle(page, a).focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expectOrder(page, [b, a, c]);
    await expect(handle(page, a)).toBeFocused();
  });
});

test.describe('two users at once', () => {
  test.use({ expectedMessages: [/409/] });
  test('an order meets what another user does to the list', async ({
    admin: page,
    context,
    db,
  }) => {
    await test.step('the second order is refused, and Discard shows the first', async () => {
      const [a, b, c] = await firstThree(page);
      const other = await context.newPage();
      await other.goto(path);
      for (const [one, keys] of [
        [page, ['Space', 'ArrowDown', 'Space']],
        [other, ['Space', 'ArrowDown', 'ArrowDown', 'Space']],
      ] as const) {
        await handle(one, a).focus();
        for (const key of keys) await one.keyboard.press(key);
      }
      await other.getByRole('button', { name: 'Save Order' }).click();
      await expect(other.getByText('Display order saved')).toBeVisible();
      await page.getByRole('button', { name: 'Save Order' }).click();
      await expect(page.getByRole('alert')).toContainText('Someone else has reordered this list');
      await expectOrder(page, [b, a, c]);
      await page.getByRole('button', { name: 'Discard' }).click();
      await expectOrder(page, [b, c, a]);
      await other.close();
    });
    await test.step('an order that another user has already saved shows the saved numbers', async () => {
      const place = page.getByRole('row', { name: 'Brief two' }).getByRole('cell').nth(1);
      const one = await addElsewhere(db, 'Brief one');
      await addElsewhere(db, 'Brief two');
      await page.goto(path);
      const saved = (await place.textContent()) ?? '';
      await handle(page, 'Brief two').click();
      await page.getByRole('button', { name: 'Move Up' }).click();
      await expect(place).not.toHaveText(saved);
      await deleteRecord(page, path, one);
      await add(page, 'Brief three');
      await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
      await expect(place).toHaveText(saved);
      for (const name of ['Brief two', 'Brief three']) await remove(page, name);
    });
    await test.step('an unsaved order survives concurrent deletions and additions', async () => {
      const one = await addElsewhere(db, 'Passing one');
      await addElsewhere(db, 'Passing two');
      const [a] = await firstThree(page);
      await handle(page, 'Passing two').click();
      await page.getByRole('button', { name: 'Move to the Top' }).click();
      await deleteRecord(page, path, one);
      const three = await addElsewhere(db, 'Passing three');
      await add(page, 'Passing four');
      await expect(page.getByRole('row', { name: 'Passing one' })).toHaveCount(0);
      await expectOrder(page, ['Passing two', a]);
      expect((await names(page)).slice(-2)).toEqual(['Passing three', 'Passing four']);
      await deleteRecord(page, path, three);
      await page.getByRole('button', { name: 'Save Order' }).click();
      await expect(page.getByText('Display order saved')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0);
      await expectOrder(page, ['Passing two', a]);
      expect((await names(page)).at(-1)).toBe('Passing four');
      await expect(page.getByRole('row', { name: 'Passing three' })).toHaveCount(0);
    });
  });

  const add = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'New Category' }).click();
    await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByRole('row', { name })).toBeVisible();
  };

  const remove = async (page: Page, name: string) => {
    await page.getByRole('row', { name }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row', { name })).toHaveCount(0);
  };

  /** Another user adds a category at the end of the order. */
  const addElsewhere = async (db: Database, name: string) => {
    const [last] = await db
      .select({ place: max(gallery_categories.display_order) })
      .from(gallery_categories);
    const row = { name, display_order: (last?.place ?? 0) + 1 };
    const [added] = await db.insert(gallery_categories).values(row).returning();
    return added?.id ?? 0;
  };
});

test('a finger drags after a press of 120 ms', async ({ browser, served, signedIn }) => {
  const context = await browser.newContext({
    baseURL: served.origin,
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    storageState: JSON.parse(signedIn),
  });
  const page = await context.newPage();
  makeNavigationsWait(page);
  const [a, b] = await firstThree(page);
  const from = await centre(page, a);
  const to = await centre(page, b);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  const lifted = page.locator('tr[data-dragging]');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // A finger that moves earlier lifts nothing.
  await send('touchStart', from.y);
  await page.clock.runFor(60);
  await send('touchMove', from.y + 40);
  await page.clock.runFor(200);
  await send('touchEnd');
  await expect(lifted).toHaveCount(0);
  await send('touchStart', from.y);
  await page.clock.runFor(119);
  await expect(lifted).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(lifted).toHaveCount(1);
  await page.clock.resume();
  for (let at = 1; at <= 6; at++) await send('touchMove', from.y + ((to.y - from.y + 4) * at) / 6);
  await send('touchEnd');
  await expectOrder(page, [b]);
  await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible();
  await context.close();
});
