import { eq } from 'drizzle-orm';
import { products } from '#database/schema/products.ts';
import { administrator } from '../../world/served-site.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { Speech } from '../../world/speech.ts';

/** The sign-in and tasks in a form, done without a mouse, as a screen reader says them: see speech.ts. */

test.use({
  // Playwright's own recorder fetches the previews, which the policy forbids to pages. The server refuses some saves.
  expectedMessages: [/^Connecting to 'blob:|status of 4(00|01|09|22)/],
});

const task = test.step;

test('a person chooses a language, is refused, signs in, and finds a screen', async ({ page }) => {
  const speech = await Speech.of(page);
  await page.goto('/admin/login');
  const email = page.locator('[name=email]');
  await task('the language of the sign-in', async () => {
    await speech.enter(page.getByRole('link', { name: '日本語' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await speech.enter(page.getByRole('link', { name: 'English' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await task('a sign-in without a password, and with a wrong one', async () => {
    await page.reload();
    await speech.tabTo(email);
    await page.keyboard.type(administrator.email);
    await page.keyboard.press('Enter');
    const password = page.getByLabel('Password');
    expect(await speech.arrivesAt(password)).toContain('invalid, (Password is required)');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await speech.hears('Invalid');
    await page.keyboard.press('Enter');
    await speech.hears('Invalid');
  });
  await task('the sign-in', async () => {
    await speech.tabTo(page.getByLabel('Password'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await speech.hears('Login successful');
  });
  speech.end();
});

test('a product is added, refused, saved, its plan refused, in conflict, deleted and restored', async ({
  admin: page,
  db,
}) => {
  const speech = await Speech.of(page);
  const dialog = page.getByRole('dialog').last();
  const name = dialog.getByLabel('Product Name');
  await task('a command is found and run', async () => {
    await page.goto('/admin');
    await page.keyboard.press('Control+k');
    expect(await speech.arrivesAt(dialog.getByLabel('Screen, record or command'))).toContain(
      'searchbox',
    );
    await page.keyboard.type('new product');
    await expect.poll(() => speech.lines.at(-1)).toBe('> 2 found');
    expect(await speech.press('ArrowDown')).toBe('New product Command, link');
    await page.keyboard.press('Enter');
  });
  await task('an untouched form closes by Escape at once', async () => {
    expect(await speech.arrivesAt(name)).toBe('Product Name *, textbox, required');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await speech.enter(page.getByRole('button', { name: 'New Product' }));
    await speech.arrivesAt(name);
  });
  await task('an empty form is refused', async () => {
    // The focus is in the invalid field already, so its error is announced.
    for (const key of ['Control+s', 'Enter']) {
      await page.keyboard.press(key);
      await speech.hears('Product name and slug are required');
      expect(await speech.focused()).toBe(
        'Product Name *, textbox, required, invalid, (Product name and slug are required)',
      );
    }
  });
  await task('an edited form asks at Escape', async () => {
    await page.keyboard.type('Spoken Thread');
    await page.keyboard.press('Escape');
    expect(await speech.arrivesAt(dialog.getByRole('button', { name: 'Keep Editing' }))).toBe(
      'Keep Editing, button',
    );
    await page.keyboard.press('Enter');
    expect(await speech.arrivesAt(name)).toContain('“Spoken Thread”');
  });
  await task('a file is chosen and described', async () => {
    await speech.tabTo(dialog.getByLabel('Alternative text of the main picture'));
    const choose = dialog.getByRole('button', { name: 'Choose Files' }).first();
    await speech.tabTo(choose);
    const chooser = page.waitForEvent('filechooser');
    await choose.press('Enter');
    await (await chooser).setFiles('demo/images/products/glow-2.jpg');
    await speech.tabTo(dialog.getByRole('button', { name: 'Remove glow-2.jpg' }), true);
    await speech.tabTo(dialog.getByLabel(/Alternative text of new picture 1/));
    await page.keyboard.type('A cone of thread');
  });
  await task('a product is saved', async () => {
    await page.keyboard.press('Control+s');
    await speech.hears('Product created successfully');
  });

  const [row] = await db.select().from(products).where(eq(products.slug, 'spoken-thread'));
  const id = row?.id ?? 0;
  await task('the tabs of a form', async () => {
    await page.goto(`/admin/products?edit=${id}`);
    await speech.arrivesAt(name);
    await speech.tabTo(dialog.getByRole('tab', { name: 'Details' }), true);
    expect(await speech.press('ArrowRight')).toBe('Item Codes, tab, selected');
    expect(await speech.press('End')).toBe('History, tab, selected');
  });
  await task('a plan without a date is refused', async () => {
    await speech.enter(dialog.getByRole('button', { name: 'Plan…' }));
    const at = dialog.getByLabel('Date and time');
    await expect(at).toBeVisible();
    await page.keyboard.press('Enter');
    expect(await speech.arrivesAt(at)).toContain('Please enter a date and a time');
    await page.keyboard.press('Escape');
    await speech.arrivesAt(dialog.getByRole('button', { name: 'Plan…' }));
  });
  await task('a conflict is decided', async () => {
    await page.goto(`/admin/products?edit=${id}`);
    await speech.arrivesAt(name);
    await page.keyboard.press('End');
    await page.keyboard.type(' mine');
    await db.update(products).set({ name: 'Spoken Theirs' }).where(eq(products.id, id));
    await page.keyboard.press('Control+s');
    await speech.hears('Someone else saved this while you were editing');
    expect(await speech.arrivesAt(dialog.locator('[data-details]'))).toBe(
      'Someone else saved this while you were editing, alert',
    );
    await speech.enter(dialog.getByRole('button', { name: 'Take Theirs' }));
    await expect(name).toHaveValue('Spoken Theirs');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  const product = page.getByRole('row').nth(1);
  await task('a status is changed', async () => {
    await speech.open('/admin/products?q=Spoken+Theirs');
    await speech.enter(product.getByRole('button', { name: 'Deactivate' }));
    await speech.hears('Product deactivated successfully');
    await speech.arrivesAt(product.getByRole('button', { name: 'Activate', exact: true }));
  });
  await task('a record is deleted after a question', async () => {
    await speech.enter(product.getByRole('button', { name: 'Delete' }));
    expect(await speech.arrivesAt(dialog.getByRole('button', { name: 'Cancel' }))).toBe(
      'Cancel, button',
    );
    await speech.press('Tab');
    await page.keyboard.press('Enter');
    await speech.hears('Product deleted successfully');
  });
  const messages = page.getByRole('region', { name: 'Messages' });
  await task('the deletion is undone', async () => {
    await speech.enter(messages.getByRole('button', { name: 'Undo' }).last());
    await speech.hears(/restored|undone/i);
  });
  speech.end();
});
