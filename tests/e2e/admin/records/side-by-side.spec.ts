import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { products } from '#database/schema/products.ts';
import { addProduct, translate } from '../../../world/content/catalogue-rows.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { checkScreen } from '../screen-look.ts';

test.use({ expectedMessages: [/status of 422/] });

const addressOf = (id: number) => `/admin/translations/products/${id}?languages=zh-Hant,zh-Hans,ja`;

const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const stored = async (db: Database, id: number) =>
  (await db.select().from(translations).where(eq(translations.entity_id, id)))
    .filter(({ entity_type }) => entity_type === 'products')
    .map(({ language_code, translated_value }) => `${language_code} ${translated_value}`)
    .sort();

test('texts are written side by side, alone and against others', async ({ admin: page, db }) => {
  await test.step('one text is written in three languages with the keyboard alone: five stops, one save, one undo', async () => {
    const { id } = await addProduct(db, { name: 'Keyed' });
    await page.goto(`/admin/products?edit=${id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Translate' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Translate Keyed' })).toBeVisible();
    await page.goto(addressOf(id));
    await input(page, 'Name: 繁體中文').focus();
    await page.keyboard.type('甲');
    await page.keyboard.press('Tab');
    await page.keyboard.type('乙');
    await page.keyboard.press('Tab');
    await page.keyboard.type('丙');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Translations saved')).toBeVisible();
    expect(await stored(db, id)).toEqual(['ja 丙', 'zh-Hans 乙', 'zh-Hant 甲']);
    await expect(page.getByText('Missing', { exact: true })).toHaveCount(0);
    await expect(input(page, 'Name: 日本語')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(input(page, 'Name: 日本語')).toHaveValue('');
    expect(await stored(db, id)).toEqual([]);
  });
  await test.step('Next Missing saves first, and the ticks ask before they lose what was typed', async () => {
    const { id } = await addProduct(db, { name: 'Missing 1' });
    await addProduct(db, { name: 'Missing 2' });
    await page.goto(`/admin/translations/products/${id}?languages=ja`);
    await input(page, 'Name: 日本語').fill('一');
    await page.getByRole('checkbox', { name: '繁體中文' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Editing' }).click();
    await expect(input(page, 'Name: 日本語')).toHaveValue('一');
    await page.getByRole('link', { name: 'Next Missing' }).click();
    await expect(page.getByRole('heading', { name: 'Translate Missing 2' })).toBeVisible();
    await expect(page).toHaveURL(/languages=ja$/);
    await expect(input(page, 'Name: 日本語')).toHaveValue('');
    expect(await stored(db, id)).toEqual(['ja 一']);
    await page.getByRole('checkbox', { name: '繁體中文' }).click();
    await expect(input(page, 'Name: 繁體中文')).toBeVisible();
  });
  await test.step('what someone else has saved is decided at its field, and nothing typed is lost', async () => {
    const { id } = await addProduct(db, { name: 'Contended', description: 'Shine' });
    await translate(db, 'products', id, { name: '旧', description: '旧' }, 'ja');
    await page.goto(addressOf(id));
    await input(page, 'Name: 日本語').fill('我');
    await input(page, 'Description: 日本語').fill('我々');
    await input(page, 'Name: 简体中文').fill('新');
    await db
      .update(translations)
      .set({ translated_value: '彼' })
      .where(eq(translations.entity_id, id));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone else has changed this translation')).toHaveCount(2);
    await expect(input(page, 'Name: 日本語')).toBeFocused();
    await page.getByRole('button', { name: 'Keep Mine: Name: 日本語' }).click();
    await page.getByRole('button', { name: 'Take Theirs: Description: 日本語' }).click();
    await expect(input(page, 'Description: 日本語')).toHaveValue('彼');
    await expect(input(page, 'Name: 简体中文')).toHaveValue('新');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Translations saved')).toBeVisible();
    expect(await stored(db, id)).toEqual(['ja 彼', 'ja 我', 'zh-Hans 新']);
  });
});

test('the original stands beside three languages, beside one, or above them, and axe finds no problem', async ({
  admin: page,
  db,
}) => {
  test.setTimeout(120_000);
  const { id } = await addProduct(db, { name: 'Laid out', description: 'Embroidery thread' });
  await translate(db, 'products', id, { name: '並', description: '糸' }, 'ja');
  await db.update(products).set({ name: 'Laid out well' }).where(eq(products.id, id));
  await checkScreen(page, addressOf(id));
  const places = async () => {
    const original = page.getByRole('region', { name: 'Name' }).getByText('Laid out well').first();
    const boxes = [
      original,
      ...['繁體中文', '简体中文', '日本語'].map((name) => input(page, `Name: ${name}`)),
    ];
    return Promise.all(boxes.map(async (box) => (await box.boundingBox()) ?? { x: 0, y: 0 }));
  };
  const countOf = (values: number[]) => new Set(values.map(Math.round)).size;
  for (const [width, columns] of [
    [1280, 4],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const found = await places();
    expect(countOf(found.map(({ x }) => x)), `${width} px`).toBe(columns);
    expect(found.map(({ y }) => y)).toEqual(found.map(({ y }) => y).toSorted((a, b) => a - b));
  }
});
