import { expect, test } from '../world/site-fixture.ts';

/** Text that became a script by a fault of ours must not run: the policy is what stops it. */
test.describe('an injected script', () => {
  test.use({ expectedMessages: [/Content Security Policy|script-src/i] });

  for (const path of ['/admin/products', '/admin/login', '/products'])
    test(`does not run on ${path}`, async ({ admin: page }) => {
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
