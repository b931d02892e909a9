import { closed, create, type DayTask, edited, field, planned, save } from './day-task.ts';
import type { Hands } from './hands.ts';

const languages = ['繁體中文', '简体中文', '日本語'];

async function codesInDialogs(hands: Hands, product: string, codes: string[]) {
  await hands.goTo('Item Codes');
  for (const code of codes) {
    await hands.click(hands.page.getByRole('button', { name: 'Add Item Code', exact: true }));
    await hands.choose(field(hands.page, 'Product'), product);
    await hands.fill(field(hands.page, 'Item Code'), code);
    await save(hands, 'Create Item Code');
  }
}

async function translateInDialogs(hands: Hands, product: string) {
  const { page } = hands;
  await hands.goTo('Translations');
  await hands.fill(page.getByPlaceholder('Search products...'), product);
  await page.waitForURL(/q=/);
  await hands.click(page.getByRole('link', { name: product, exact: true }));
  await page.waitForURL(/id=/);
  const fields = page.getByRole('region', { name: 'Translatable Fields' });
  await hands.click(fields.getByRole('link', { name: /^Name/ }));
  await page.waitForURL(/field=/);
  for (const language of languages) {
    await hands.click(page.getByRole('button', { name: 'Add Translation', exact: true }).first());
    await hands.choose(field(page, 'Language'), language);
    await hands.fill(field(page, 'Translation'), '線');
    await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Add Translation' }));
    await closed(hands);
  }
}

async function translateInForm(hands: Hands) {
  const { page } = hands;
  await hands.click(page.getByRole('tab', { name: 'Translations' }));
  await hands.click(page.getByRole('textbox', { name: 'Name: 繁體中文' }));
  for (const [at, text] of ['線', '线', '糸'].entries()) {
    if (at > 0) await hands.press('Tab');
    await page.keyboard.type(text);
  }
  await hands.press('Control+s');
}

/** The tasks with products and item codes, in the order in which they run. */
export const productTasks: DayTask[] = [
  {
    name: 'a product with two codes and one text in three languages',
    at: '/admin/products',
    async specified(hands) {
      await create(hands, 'New Product', [['Product Name', 'By Dialogs']], 'Create Product');
      await codesInDialogs(hands, 'By Dialogs', ['BD1', 'BD2']);
      await translateInDialogs(hands, 'By Dialogs');
    },
    async quicker(hands) {
      const { page } = hands;
      await hands.click(page.getByRole('button', { name: 'New Product' }));
      await hands.fill(field(page, 'Product Name'), 'In One Form');
      await hands.click(hands.button('Next: Item Codes'));
      await hands.click(page.getByRole('dialog').getByRole('gridcell').first());
      for (const code of ['OF1', 'OF2']) {
        await page.keyboard.type(code);
        await hands.press('Enter');
      }
      await translateInForm(hands);
      await hands.says('Product created successfully');
    },
  },
  {
    name: 'one text of a product in three languages',
    at: '/admin/products?q=Day',
    specified: (hands) => translateInDialogs(hands, 'Day 1'),
    async quicker(hands) {
      await hands.inRow('Day 2', 'Edit');
      await translateInForm(hands);
      await hands.says('Product updated successfully');
    },
  },
  {
    name: 'the country of 30 item codes',
    at: '/admin/item-codes?q=DAY',
    async specified(hands) {
      for (let at = 1; at <= 30; at++) {
        const code = `DAY${String(at).padStart(2, '0')}`;
        await edited(hands, code, 'Country of Origin', 'Hong Kong');
        await save(hands, 'Update Item Code');
      }
    },
    async quicker(hands) {
      const { page } = hands;
      await page.evaluate(() => navigator.clipboard.writeText('Japan\n'.repeat(30)));
      await hands.click(page.getByRole('link', { name: 'Edit as Grid' }));
      const head = page.getByRole('columnheader', { name: 'Country of Origin' });
      const at = Number(await head.getAttribute('aria-colindex'));
      const cells = page.getByRole('row').nth(1).locator('td, th');
      await hands.click(at ? cells.nth(at - 1) : cells.nth(8));
      await hands.press('Control+v');
      await hands.press('Control+s');
      await hands.says('30 item codes saved');
    },
  },
  {
    name: 'an item code added to a product',
    at: '/admin/item-codes?q=DAY',
    async specified(hands) {
      const { page } = hands;
      await hands.click(page.getByRole('button', { name: 'Add Item Code', exact: true }));
      await hands.choose(field(page, 'Product'), 'Day 1');
      await hands.fill(field(page, 'Item Code'), 'ADDED');
      await save(hands, 'Create Item Code');
    },
  },
  {
    name: 'an item code duplicated',
    at: '/admin/item-codes?q=DAY01',
    async specified(hands) {
      const { page } = hands;
      await hands.inRow('DAY01', 'Edit');
      await hands.click(page.getByRole('dialog').getByRole('link', { name: 'Duplicate' }));
      await page.getByRole('dialog', { name: 'Add Item Code' }).waitFor();
      await hands.fill(field(page, 'Item Code'), 'DAY01 B');
      await save(hands, 'Create Item Code');
    },
  },
  {
    name: 'a description changed and taken back',
    at: '/admin/products?q=Day',
    async specified(hands) {
      await edited(hands, 'Day 1', 'Description', 'By mistake');
      await save(hands, 'Update Product');
      await edited(hands, 'Day 1', 'Description', 'For satin');
      await save(hands, 'Update Product');
    },
  },
  {
    name: 'a product name changed',
    at: '/admin/products?q=Day',
    async specified(hands) {
      await edited(hands, 'Day 5', 'Product Name', 'Day 5');
      await save(hands, 'Update Product');
    },
  },
  {
    name: 'the history of a product',
    at: '/admin/products?q=Day',
    async specified(hands) {
      await hands.inRow('Day 1', 'Edit');
      await hands.click(hands.page.getByRole('tab', { name: 'History' }));
      await hands.says('This version');
    },
  },
  {
    name: 'an earlier version of a product restored',
    at: '/admin/products?q=Day',
    async specified(hands) {
      const { page } = hands;
      await hands.inRow('Day 1', 'Edit');
      await hands.click(page.getByRole('tab', { name: 'History' }));
      await hands.click(page.getByRole('button', { name: 'Restore This Version' }).first());
      await hands.says('Version restored');
    },
  },
  {
    name: 'the publication of a product planned',
    at: '/admin/products?q=Day',
    async specified(hands) {
      await hands.inRow('Day 4', 'Edit');
      await planned(hands, '2035-12-01T09:00');
    },
  },
  {
    name: 'a product deleted and brought back',
    at: '/admin/products?q=Day',
    async specified(hands) {
      await hands.inRow('Day 5', 'Delete');
      await hands.click(hands.page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
      await hands.click(hands.page.getByRole('button', { name: 'Undo' }));
      await hands.page.getByRole('row').filter({ hasText: 'Day 5' }).first().waitFor();
    },
  },
];
