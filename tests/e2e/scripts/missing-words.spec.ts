import { eq } from 'drizzle-orm';
import { interface_words, languages } from '#database/schema/languages.ts';
import { expect, test } from '../world/site-fixture.ts';

test('scripts and islands mark the words that the language of the page lacks', async ({
  page,
  db,
  baseURL,
}) => {
  const [korean] = await db
    .insert(languages)
    .values({ code: 'ko', name: '한국어', display_order: 9 })
    .returning();
  const language_id = korean?.id ?? 0;
  await db
    .insert(interface_words)
    .values({ language_id, key: 'samples.inList', value: '목록: {what}' });
  const address = `${baseURL?.replace('//', '//ko.')}/products/st-viscose`;
  await expect.poll(async () => (await page.goto(address))?.url()).toBe(address);
  const add = page.locator('.product-ways a[data-sample]');
  await add.click();
  await expect(add).toHaveText(/^목록: /);
  await expect(add).not.toHaveAttribute('lang');
  await expect(page.locator('.toast p[lang="en"]')).toHaveText(/was added to your samples/);
  await page.getByRole('textbox', { name: 'Your email address' }).fill('user@domain');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const error = page.locator('#newsletter .error');
  await expect(error.locator('[lang="en"]')).toHaveText('Please enter a valid email address');
  await db.delete(languages).where(eq(languages.id, language_id));
});
