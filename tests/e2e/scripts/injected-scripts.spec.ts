import { expect, test } from '../world/site-fixture.ts';

/** If a bug turns a text into a script, the policy must stop it. */
test.describe('an injected script', () => {
  test.use({ expectedMessages: [/Content Security Policy|script-src/i] });

  test('does not run on a screen, the sign-in or a public page', async ({ admin: page }) => {
    for (const path of ['/admin/products', '/admin/login', '/products'])
      await test.step(path, async () => {
        await page.route(`**${path}`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(
            '</head>',
            '<script>window.injected = true</script></head>',
          );
          await route.fulfill({ response: answer, body });
        });
        const refused = page.waitForEvent('console', (message) => /script/i.test(message.text()));
        await page.goto(path);
        await refused;
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      });
  });
});
