import { addNewsItem, addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { Speech } from '../../world/speech.ts';
import { unpinAll } from '../pins.ts';

/** Tasks in lists, grids and translations, done without a mouse, as a screen reader says them: see speech.ts. */

test.use({
  // The server refuses some saves.
  expectedMessages: [/status of 4(09|22)/],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const task = test.step;

test('rows are ticked, changed together and moved, and a list is kept as a view', async ({
  admin: page,
  db,
}) => {
  const speech = await Speech.of(page);
  await addProduct(db, { name: 'Spoken Row' });
  const dialog = page.getByRole('dialog').last();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await task('a row is ticked', async () => {
    await speech.open('/admin/products?q=Spoken+Row');
    const box = page.getByRole('checkbox', { name: 'Select Spoken Row' });
    expect(await speech.tabTo(box)).toBe('Select Spoken Row, checkbox, not checked');
    expect(await speech.press('Space')).toBe('Select Spoken Row, checkbox, checked');
    await speech.hears('1 selected');
  });
  await task('a field of the ticked rows is set, and refused', async () => {
    await speech.enter(bar.getByRole('button', { name: 'Set Field…' }), true);
    await speech.arrivesAt(dialog.getByLabel('Field', { exact: true }));
    await speech.tabTo(dialog.getByRole('radio').first());
    expect(await speech.press('ArrowDown')).toContain('Find and replace, radio');
    await speech.enter(dialog.getByRole('button', { name: 'Show Changes' }));
    expect(await speech.arrivesAt(dialog.locator('[aria-invalid="true"]'))).toContain('invalid, (');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await task('the ticked rows are deactivated', async () => {
    await speech.enter(bar.getByRole('button', { name: 'Deactivate', exact: true }), true);
    await speech.hears('1 product deactivated');
  });
  await task('and back by Undo', async () => {
    await speech.enter(page.getByRole('button', { name: 'Undo' }));
    await speech.hears('changed back');
  });
  await task('columns are chosen', async () => {
    await speech.open('/admin/item-codes?q=st');
    await speech.enter(page.getByRole('button', { name: 'Columns…' }));
    await speech.tabTo(dialog.getByLabel('Composition'));
    expect(await speech.press('Space')).toMatch(/^Composition, checkbox, not checked/);
    await page.keyboard.press('Enter');
    await speech.arrivesAt(page.getByRole('button', { name: 'Columns…' }));
  });
  await task('a list is kept as a view', async () => {
    await speech.enter(page.getByRole('button', { name: 'Views…' }), true);
    await speech.tabTo(dialog.getByLabel('Name of the view'));
    await page.keyboard.type('Spoken');
    await page.keyboard.press('Enter');
    await speech.hears('View “Spoken” saved');
    await speech.enter(dialog.getByRole('button', { name: 'Delete Spoken' }), true);
    await page.keyboard.press('Escape');
  });

  await page.goto('/admin/categories');
  const moved = await page.getByRole('row').nth(1).locator('[data-card="title"]').innerText();
  const menu = page.getByRole('button', { name: `Move ${moved}` });
  await task('a row is moved with the arrow keys', async () => {
    await speech.tabTo(page.getByRole('button', { name: `Drag to reorder ${moved}` }));
    await page.keyboard.press('Space');
    await speech.hears(`Picked up ${moved}, position 1`);
    await page.keyboard.press('ArrowDown');
    await speech.hears(`${moved} moved to position 2`);
    await page.keyboard.press('Space');
    await speech.hears(/> \S/);
  });
  await task('a row is moved by its menu', async () => {
    await speech.enter(menu);
    expect(await speech.arrivesAt(page.getByRole('button', { name: 'Move Up' }))).toBe(
      'Move Up, button',
    );
    await page.keyboard.press('Enter');
    await speech.arrivesAt(menu);
    await speech.hears(`${moved} moved to position 1`);
  });
  await task('a news item is pinned', async () => {
    await unpinAll(page, db);
    await addNewsItem(db, { title: 'Spoken news' });
    await speech.open('/admin/news-items?q=Spoken+news');
    await speech.enter(page.getByRole('button', { name: 'Pin', exact: true }).first());
    await speech.hears('News item pinned successfully');
    await speech.enter(page.getByRole('button', { name: 'Unpin' }).first());
    await speech.hears('News item unpinned successfully');
  });
  speech.end();
});

test('cells are edited, pasted and refused, and texts translated side by side', async ({
  admin: page,
  db,
}) => {
  const speech = await Speech.of(page);
  const { id } = await addProduct(db, { name: 'Spoken Grid' }, { codes: ['S1', 'S2'] });
  await task('cells are read with row and column', async () => {
    await speech.open(`/admin/item-codes/grid?product=${id}`);
    await speech.tabTo(page.getByRole('gridcell').first());
    expect(await speech.press('ArrowRight')).toBe('Item Code, S1, rowheader, selected');
    expect(await speech.press('ArrowRight')).toBe('S1, Composition, blank, gridcell, selected');
  });
  await task('a cell is edited', async () => {
    await page.keyboard.type('Viscose');
    expect(await speech.focused()).toBe('Composition, S1, textbox, “Viscose”');
    await page.keyboard.press('Enter');
    await speech.hears('1 unsaved cell');
  });
  await task('cells are pasted', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('a\nb'));
    await page.keyboard.press('Control+v');
    await speech.hears('4 unsaved cells');
  });
  await task('a row without a code is refused at its cell', async () => {
    await page.keyboard.press('Control+s');
    await speech.hears('Nothing was saved');
    expect(await speech.arrivesAt(page.locator('[aria-invalid="true"]'))).toContain(
      'Item code is required',
    );
    expect(await speech.press('F2')).toBe(
      'Item Code, New row, textbox, invalid, (Item code is required)',
    );
  });
  await task('the grid is saved', async () => {
    await page.keyboard.type('S3');
    await page.keyboard.press('Control+s');
    await speech.hears('3 item codes saved');
  });
  await task('a text is translated into two languages side by side', async () => {
    await speech.open(`/admin/translations/products/${id}?languages=zh-Hant,ja`);
    const chinese = page.getByRole('textbox', { name: 'Name: 繁體中文', exact: true });
    expect(await speech.tabTo(chinese)).toBe('Name: 繁體中文, textbox');
    await page.keyboard.type('甲');
    expect(await speech.press('Tab')).toBe('Name: 日本語, textbox');
    await page.keyboard.type('乙');
    await page.keyboard.press('Control+s');
    await speech.hears('Translations saved');
    await speech.arrivesAt(page.getByRole('textbox', { name: 'Name: 日本語', exact: true }));
  });
  speech.end();
});
