import type { Page } from '@playwright/test';
import { type SQL, sql } from 'drizzle-orm';
import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { totp } from '../../../world/people/totp.ts';
import { testOnAlteredSite } from '../../world/altered-site.ts';
import { administrator, expect } from '../../world/site-fixture.ts';
import { deleteRecord } from '../deletion.ts';
import { rowOf } from '../product-form.ts';
import { checkScreen } from '../screen-look.ts';

/** Screens that show more after some preparation; every-screen.spec.ts has the others. */

const planned = (at: SQL, refused: string | null) =>
  sql`insert into planned_changes (kind, record_id, at, change, planned_by, refused_reason)
    select 'products', id, now() + ${at}, '{"status": "Inactive"}', 'left@example.com', ${refused}
    from products where slug = 'st-viscose'`;

const test = testOnAlteredSite(async (db) => {
  await db.execute(planned(sql`interval '9 days'`, null));
  await db.execute(planned(sql`interval '-1 hour'`, 'no longer allowed'));
  await db.execute(sql`
    insert into contact_messages (name, email, subject, message, message_id, delivery)
    values ('Ana', 'ana@example.com', 'Two cones', 'How soon can you send them?', 'one', 'kept')`);
  await db.execute(sql`
    insert into contact_message_lines (contact_message_id, position, kind, asked, name, quantity, note)
    select id, 0, 'code', 'ST120', 'ST Viscose', '2 cones', 'matte' from contact_messages`);
});

/** Checks the page behind the activity's newest link to such an address. */
async function lookFromActivity(page: Page, address: string): Promise<void> {
  await page.goto('/admin/activity');
  const link = page.locator(`a[href^="${address}"]`).first();
  await checkScreen(page, (await link.getAttribute('href')) ?? '');
}

test('a deleted record, a changed order and a bulk edit in the activity are accessible and fit', async ({
  admin: page,
  db,
}) => {
  test.setTimeout(240_000);
  const { id } = await addProduct(db, { name: 'Soon read about' });
  await deleteRecord(page, '/admin/products', id);
  await lookFromActivity(page, '/admin/deleted/products/');

  await page.goto('/admin/categories');
  await page
    .getByRole('button', { name: /^Drag to reorder/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Move Down' }).click();
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Display order saved')).toBeVisible();
  await lookFromActivity(page, '/admin/orders/');

  await page.goto('/admin/products?q=viscose');
  await rowOf(page, 'ST Viscose').getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByText('1 product deactivated')).toBeVisible();
  await checkScreen(page, '/admin/activity');
  await expect(page.getByRole('button', { name: 'Undo This Bulk Edit' })).toBeVisible();
});

test('a list with a planned change, and one to take over on the dashboard, are accessible and fit', async ({
  admin: page,
}) => {
  test.setTimeout(240_000);
  await checkScreen(page, '/admin/products?q=viscose');
  await expect(rowOf(page, 'ST Viscose').getByText(/^Inactive from/)).toBeVisible();
  await checkScreen(page, '/admin');
  await expect(page.getByRole('button', { name: /^Take Over: / })).toBeVisible();
});

test('a person is found and erased, on a screen that is accessible and fits', async ({
  admin: page,
}) => {
  test.setTimeout(240_000);
  await checkScreen(page, '/admin/messages');
  await checkScreen(page, '/admin/erase-person?message=1');
  const question = page.getByRole('region', { name: 'Erase this person?' });
  await expect(question.getByText('ana@example.com')).toBeVisible();
  await question.getByRole('button', { name: 'Erase for Good' }).press('Enter');
  await expect(page.getByText('Erased for good: 1 message')).toBeVisible();
  await expect(question).toBeHidden();
});

test('a first password, and a second factor with its codes, are accessible and fit', async ({
  admin: page,
  db,
}) => {
  test.setTimeout(240_000);
  await db.execute(sql`update administrators set must_change_password = true`);
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/admin\/first-password$/);
  await checkScreen(page, '/admin/first-password');
  await db.execute(sql`update administrators set must_change_password = false`);

  await page.goto('/admin/second-factor');
  await page.getByLabel('Your Password').fill(administrator.password);
  await page.getByLabel('Your Password').press('Enter');
  const secret = await page.getByText(/^[A-Z2-7]{20,}$/).textContent();
  await page.getByLabel('Code').fill(totp(secret ?? ''));
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await checkScreen(page, '/admin/second-factor');
});
