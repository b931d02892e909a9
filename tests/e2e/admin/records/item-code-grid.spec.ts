import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { item_codes } from '#database/schema/products.ts';
import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { checkScreen } from '../screen-look.ts';

test.use({
  expectedMessages: [/status of 422/],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const cell = (page: Page, row: number, column: string) =>
  page.getByRole('row').nth(row).locator('td, th').nth(columns.indexOf(column));
const columns = [
  ...['Product', 'Item Code', 'Composition', 'Type', 'Denier', 'Length', 'Net Weight'],
  ...['Gross Weight', 'Country of Origin', 'Other Information'],
];

const copyElsewhere = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const stored = (db: Database, product: number) =>
  db
    .select()
    .from(item_codes)
    .where(eq(item_codes.product_id, product))
    .orderBy(asc(item_codes.id));

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('item codes are pasted, typed and decided in the grid', async ({ admin: page, db }) => {
  await test.step('30 codes are changed and two added in six presses by a paste, and one Undo takes it back', async () => {
    const codes = numbered(30).map((at) => `G${String(at).padStart(2, '0')}`);
    const { id } = await addProduct(db, { name: 'Gridded' }, { codes });
    await page.goto(`/admin/item-codes?product=${id}`);
    const press = (key: string) => page.keyboard.press(key);
    const sheet = numbered(32).map((at) => `Land ${at}\t"Soft\nand ""bright"""\tNo ${at}`);
    await copyElsewhere(page, `${sheet.join('\r\n')}\r\n`);
    const before = await stored(db, id);

    await page.getByRole('link', { name: 'Edit as Grid' }).click();
    await expect(page.getByRole('grid', { name: 'Item Codes' })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(codes);
    await cell(page, 1, 'Country of Origin').click();
    await press('Control+v');
    await expect(page.getByText('98 unsaved cells')).toBeVisible();
    // Two of the pasted rows are below the last one, and have no code yet.
    await press('Control+s');
    await expect(page.getByText('Item code is required')).toHaveCount(2);
    await expect(cell(page, 31, 'Item Code')).toBeFocused();
    await page.keyboard.type('G31');
    await press('Enter');
    await page.keyboard.type('G32');
    await press('Control+s');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('32 item codes saved')).toBeVisible();
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    const after = await stored(db, id);
    expect(after).toHaveLength(32);
    expect(after[29]).toMatchObject({
      ...{ item_code: 'G30', country_of_origin: 'Land 30', bleaching: 'No 30', ironing: null },
      other_information: 'Soft\nand "bright"',
    });
    // The range is copied as it was pasted.
    await cell(page, 1, 'Country of Origin').click();
    for (const key of ['ArrowRight', 'ArrowRight']) await press(`Shift+${key}`);
    await press('Shift+ArrowDown');
    await press('Control+c');
    expect(await clipboard(page)).toBe(`${sheet[0]}\n${sheet[1]}`);
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText('32 item codes changed back')).toBeVisible();
    const values = (rows: typeof before) =>
      rows.map(({ item_code, bleaching }) => [item_code, bleaching]);
    expect(values(await stored(db, id))).toEqual(values(before));
  });
  await test.step('cells are edited by keyboard and mouse, and a conflict is decided at its cell', async () => {
    const { id } = await addProduct(db, { name: 'Keyed in' }, { codes: ['K1', 'K2', 'K3'] });
    await page.goto(`/admin/item-codes/grid?product=${id}`);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await cell(page, 1, 'Type').click();
    await page.keyboard.type('Flat');
    await press('Enter');
    await expect(cell(page, 2, 'Type')).toBeFocused();
    await page.keyboard.type('lost');
    await press('Escape', 'ArrowUp', 'F2');
    await page.keyboard.type('ter');
    await press('Alt+Enter');
    await page.keyboard.type('end');
    await press('Tab');
    await expect(cell(page, 1, 'Denier')).toBeFocused();
    await expect(cell(page, 1, 'Type')).toHaveText('Flatter\nend');
    await press('ArrowLeft', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expect(cell(page, 3, 'Type')).toHaveText('Flatter\nend');
    await press('Delete', 'Control+z', 'Control+z', 'Control+y');
    await expect(cell(page, 3, 'Type')).toHaveText('Flatter\nend');
    // A range with the mouse, and a double click.
    await cell(page, 1, 'Denier').hover();
    await page.mouse.down();
    await cell(page, 2, 'Length').hover();
    await page.mouse.up();
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(4);
    await cell(page, 2, 'Denier').dblclick();
    await page.keyboard.type('mine');
    // Leaving asks first, and keeps what was typed.
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Editing' }).click();
    await expect(cell(page, 2, 'Denier')).toHaveText('mine');

    await db
      .update(item_codes)
      .set({ denier: 'theirs', length: '5 m' })
      .where(eq(item_codes.item_code, 'K2'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 2, 'Denier')).toBeFocused();
    await expect(page.getByText('Stored now: theirs')).toBeVisible();
    await expectAccessible(page);
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Keep Mine: Denier, K2' })).toBeFocused();
    await press('Enter');
    await expect(page.getByText('Stored now')).toHaveCount(0);
    await press('Control+s');
    await expect(page.getByText('3 item codes saved')).toBeVisible();
    expect((await stored(db, id))[1]).toMatchObject({
      ...{ type: 'Flatter end', denier: 'mine', length: '5 m' },
    });
    await expect(cell(page, 2, 'Length')).toHaveText('5 m');
    await expect(cell(page, 2, 'Denier')).toBeFocused();
    // At the end of a row, Tab leaves the grid.
    await cell(page, 1, 'Type').click();
    await press('End', 'Tab');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
  });
});

test('the grid is accessible, fits every width and shows the focus', async ({
  admin: page,
  db,
}) => {
  test.setTimeout(120_000);
  const { id } = await addProduct(db, { name: 'Looked at' }, { codes: ['L1', 'L2'] });
  await checkScreen(page, `/admin/item-codes/grid?product=${id}`);
  await page.setViewportSize({ width: 1280, height: 800 });
});
