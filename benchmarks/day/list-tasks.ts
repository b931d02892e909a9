import { closed, type DayTask, edited, field, save } from './day-task.ts';

/** The tasks with the rows of a list, and the ways to a form. */
export const listTasks: DayTask[] = [
  {
    name: 'the status of five products',
    at: '/admin/products?q=Day',
    async specified(hands) {
      for (let at = 1; at <= 5; at++) {
        await hands.inRow(`Day ${at}`, 'Deactivate');
        await hands.page
          .getByRole('row')
          .filter({ hasText: `Day ${at}` })
          .getByText('Inactive')
          .first()
          .waitFor();
      }
    },
    async quicker(hands) {
      await hands.tick('Select all on this page');
      const bar = hands.page.getByRole('region', { name: 'Selected rows' });
      await hands.click(bar.getByRole('button', { name: 'Activate', exact: true }));
      await hands.says('5 products activated');
    },
  },
  {
    name: 'the same description for five products',
    at: '/admin/products?q=Day',
    async specified(hands) {
      for (let at = 1; at <= 5; at++) {
        await edited(hands, `Day ${at}`, 'Description', 'For denim');
        await save(hands, 'Update Product');
      }
    },
    async quicker(hands) {
      const { page } = hands;
      await hands.tick('Select all on this page');
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await hands.click(bar.getByRole('button', { name: 'Set Field…' }));
      await hands.choose(field(page, 'Field'), 'Description');
      await hands.fill(field(page, 'New value'), 'For satin');
      await hands.click(hands.button('Show Changes'));
      await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Set Field' }));
      await closed(hands);
    },
  },
  {
    name: 'a category for five products',
    at: '/admin/products?q=Day',
    async specified(hands) {
      for (let at = 1; at <= 5; at++) {
        await hands.inRow(`Day ${at}`, 'Edit');
        await hands.click(hands.page.getByRole('dialog').getByLabel('Lace', { exact: true }));
        await save(hands, 'Update Product');
      }
    },
    async quicker(hands) {
      const { page } = hands;
      await hands.tick('Select all on this page');
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await hands.click(bar.getByRole('button', { name: 'Set Category…' }));
      await hands.choose(field(page, 'Category'), 'Denim');
      await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Set Category' }));
      await closed(hands);
    },
  },
  {
    name: 'a product moved to the top',
    at: '/admin/products',
    async specified(hands) {
      const { page } = hands;
      await hands.click(page.getByRole('button', { name: 'Drag to reorder Day 4' }));
      await hands.click(page.getByRole('button', { name: 'Move to the Top' }));
      await hands.click(page.getByRole('button', { name: 'Save Order' }));
      await page.getByRole('button', { name: 'Save Order' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the form of a record found from the dashboard',
    at: '/admin',
    async specified(hands) {
      await hands.goTo('Products');
      await hands.fill(hands.page.getByRole('searchbox'), 'Day 3');
      await hands.page.getByRole('row').filter({ hasText: 'Day 1' }).waitFor({ state: 'detached' });
      await hands.inRow('Day 3', 'Edit');
      await field(hands.page, 'Product Name').waitFor();
    },
    async quicker(hands) {
      await hands.press('Control+k');
      await hands.fill(hands.page.getByRole('dialog').locator('input'), 'Day 3');
      await hands.page.getByRole('dialog').getByText('Day 3').first().waitFor();
      await hands.press('Enter');
      await field(hands.page, 'Product Name').waitFor();
    },
  },
  {
    name: 'the form for a new product from the dashboard',
    at: '/admin',
    async specified(hands) {
      await hands.goTo('Products');
      await hands.click(hands.page.getByRole('button', { name: 'New Product' }));
      await field(hands.page, 'Product Name').waitFor();
    },
    async quicker(hands) {
      await hands.press('Control+k');
      await hands.fill(hands.page.getByRole('dialog').locator('input'), 'new product');
      await hands.page.getByRole('dialog').getByText('New product').first().waitFor();
      await hands.press('Enter');
      await field(hands.page, 'Product Name').waitFor();
    },
  },
];
