import type { Page } from '@playwright/test';
import { expect, test } from '../../world/site-fixture.ts';

/** Blocks of a page are dragged as rows of lists are, within the dialog of the form. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Page' });

/** Opens a new page with three headings. */
async function withThree(page: Page) {
  await page.goto('/admin/pages?new=yes');
  const form = dialog(page);
  for (const title of ['First', 'Second', 'Third']) {
    await form.getByRole('button', { name: 'Add heading' }).click();
    await page.keyboard.type(title);
  }
  return form;
}

const expectOrder = (page: Page, titles: string[]) =>
  expect
    .poll(() =>
      dialog(page)
        .getByLabel('Heading', { exact: true })
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    )
    .toEqual(titles);

async function centre(page: Page, name: string) {
  const handle = dialog(page).getByRole('button', { name: `Drag to reorder ${name}` });
  const box = await handle.boundingBox();
  if (!box) throw new Error(`no handle of ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('blocks are ordered by mouse, keyboard and menu', async ({ admin: page }) => {
  await test.step('a mouse drags a block, Escape ends the drag and not the dialog, and the form is changed', async () => {
    const form = await withThree(page);
    await form.getByRole('button', { name: 'Drag to reorder Heading 1' }).scrollIntoViewIfNeeded();
    const [from, to] = [await centre(page, 'Heading 1'), await centre(page, 'Heading 2')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    await expect(form.locator('li[data-dragging]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(form.locator('li[data-dragging]')).toHaveCount(0);
    await page.mouse.up();
    await expectOrder(page, ['First', 'Second', 'Third']);

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expectOrder(page, ['Second', 'First', 'Third']);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // The pointer is below the edge of the dialog, which scrolls until the last block is passed.
    await page.mouse.move(from.x, 799, { steps: 8 });
    await expect(form.getByText('Heading 1 moved to position 3 of 3.')).toBeAttached();
    await page.mouse.up();
    await expectOrder(page, ['First', 'Third', 'Second']);
  });
  await test.step('the keyboard lifts and moves a block, the menu moves it to a position, and both keep the focus', async () => {
    const form = await withThree(page);
    const handle = (name: string) =>
      form.getByRole('button', { name: `Drag to reorder ${name}`, exact: true });
    await handle('Heading 3').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expectOrder(page, ['Third', 'First', 'Second']);
    await expect(handle('Heading 1')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expectOrder(page, ['Third', 'First', 'Second']);
    await expect(form).toBeVisible();

    await form.getByRole('button', { name: 'Move Heading 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    const menu = form.getByRole('group', { name: 'Move Heading 1' });
    await menu.getByRole('spinbutton', { name: 'Position' }).fill('3');
    await page.keyboard.press('Enter');
    await expectOrder(page, ['First', 'Second', 'Third']);
    await expect(form.getByRole('button', { name: 'Move Heading 3', exact: true })).toBeFocused();
    await expect(menu).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a finger drags a block by its handle', async ({ admin: page }) => {
    const form = await withThree(page);
    await form.getByRole('button', { name: 'Drag to reorder Heading 2' }).scrollIntoViewIfNeeded();
    const [from, to] = [await centre(page, 'Heading 2'), await centre(page, 'Heading 1')];
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await send('touchStart', from);
    await expect(form.locator('li[data-dragging]')).toHaveCount(1);
    await send('touchMove', { ...to, y: to.y - 4 });
    await send('touchEnd');
    await expectOrder(page, ['Second', 'First', 'Third']);
  });
});
