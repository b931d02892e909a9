import { expect, test as taskTest } from '../world/site-fixture.ts';
import { Speech } from '../world/speech.ts';
import { test } from '../world/untouched-site.ts';

/** Tasks of a visitor done without a mouse, as a screen reader says them: see speech.ts. */

const task = taskTest.step;

test('a visitor searches, compares, asks for samples, writes and subscribes', async ({ page }) => {
  const speech = await Speech.of(page);
  const main = page.getByRole('main');
  await task('the menu is skipped, and the search opened', async () => {
    await page.goto('/products');
    await page.keyboard.press('Tab');
    expect(await speech.focused()).toBe('Skip to content, link');
    await speech.tabTo(page.getByRole('button', { name: 'Find a thread' }));
    expect(await speech.press('Enter')).toContain('textbox');
    await page.keyboard.press('Escape');
  });
  await task('a list is searched', async () => {
    await speech.tabTo(main.getByRole('searchbox'));
    await page.keyboard.type('visc');
    await speech.hears(/> \d+ product/);
  });
  await task('a category is seen to be chosen', async () => {
    expect(await speech.tabTo(main.getByRole('button', { name: 'All', exact: true }))).toBe(
      'All, button, pressed',
    );
  });
  await task('a sample is put on the list', async () => {
    await speech.open('/products/st-viscose');
    await speech.tabTo(main.locator('[data-sample]').first());
    expect(await speech.press('Enter')).toBe('ST100 added: view your samples, link');
    await speech.hears(/ST100/);
  });
  await task('item codes are found by their values', async () => {
    await speech.open('/finder');
    await speech.tabTo(main.getByLabel('Fibre', { exact: true }));
    await speech.tabTo(main.getByRole('checkbox').first());
    expect(await speech.press('Space')).toContain(', checked');
  });
  await task('item codes are compared', async () => {
    await speech.open('/compare?codes=ST100');
    await speech.tabTo(main.getByLabel('Add an item code'));
  });
  await task('an empty message is refused, twice', async () => {
    await speech.open('/contact');
    await speech.enter(main.getByRole('button', { name: 'Send Message' }));
    const error = 'Name must be at least 2 characters.';
    expect(await speech.arrivesAt(main.getByLabel('Name'))).toBe(
      `Name, textbox, required, invalid, (${error})`,
    );
    expect(speech.lines).not.toContain(`> ${error}`);
    // The focus is in the invalid field already, so its error is announced.
    await page.keyboard.press('Enter');
    await speech.hears(error);
  });
  const email = page.getByLabel('Your email address');
  await task('a wrong address is refused by the newsletter', async () => {
    await speech.open('/about');
    await speech.tabTo(email);
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await speech.hears('Please enter a valid email address');
  });
  await task('the newsletter is subscribed to', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type('spoken@example.com');
    await page.keyboard.press('Enter');
    await speech.hears('Thank you for subscribing');
    await speech.arrivesAt(email);
  });
  await task('the languages are shown', async () => {
    await speech.tabTo(page.getByRole('button', { name: 'Choose language' }), true);
    expect(await speech.press('Enter')).toContain('expanded');
  });
  speech.end();
});
