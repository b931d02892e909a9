import { expect, expectAccessible, test } from './site-fixture.ts';

test('the header is dark at the top, and white and shadowed past 20 px', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(22, 19, 15)');
  await page.evaluate(() => scrollTo(0, 60));
  await expect(header).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.9)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', 'rgb(22, 19, 15)');
});

test('a link is active on its page and below it, and no other one is', async ({ page }) => {
  const active = page.getByRole('banner').locator('nav [aria-current="page"]');
  for (const [path, name] of [
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products/st-viscose', 'Products'],
    ['/contact', 'Contact Us'],
  ] as const) {
    await page.goto(path);
    await expect(active.filter({ visible: true })).toHaveText([name]);
  }
});

test('the language popover leads to the same page and query on each host', async ({ page }) => {
  await page.goto('/products?q=gold');
  await page.getByRole('button', { name: /language/i }).click();
  const link = page.getByRole('link', { name: '繁體中文' });
  await expect(link).toHaveAttribute('href', /^http:\/\/zh-hant\.localhost:\d+\/products\?q=gold$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the codes of WeChat and WhatsApp open in popovers with their texts', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'WeChat' }).click();
  await expect(header.getByText('Scan to follow us on WeChat')).toBeVisible();
  await header.getByRole('button', { name: 'WhatsApp' }).click();
  await expect(header.getByText('Scan to WhatsApp / Click Here')).toBeVisible();
  await expect(header.getByText('Scan to follow us on WeChat')).toBeHidden();
  await expect(header.getByRole('link', { name: 'Click Here' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu keeps the focus, locks the page, and closes by Escape, button and choice', async ({
    page,
  }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('the menu lists the languages between bars', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const languages = page.getByRole('dialog').getByRole('navigation', { name: 'Languages' });
    await expect(languages.getByRole('link', { name: '繁體中文', exact: true })).toBeVisible();
    await expect(languages).toHaveText(/^English\s*\|\s*繁體中文/);
  });
});

test('a new page starts at its top, fades in, and has the focus on its heading', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('pages fade into each other for half a second, and not at all under reduced motion', async ({
  page,
}) => {
  const fades = async () => {
    await page.goto('/about');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const original = document.startViewTransition?.bind(document);
      document.startViewTransition = ((update: never) => {
        const transition = original(update);
        transition.ready.then(() => {
          for (const animation of document.getAnimations()) {
            const effect = animation.effect as KeyframeEffect;
            if (effect.pseudoElement?.includes('view-transition-new'))
              seen.push(String(effect.getTiming().duration));
          }
        });
        return transition;
      }) as never;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  };
  expect(await fades()).toContain('500');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades()).not.toContain('500');
});

test('the way back up appears after 300 px and leads there', async ({ page }) => {
  await page.goto('/about');
  const up = page.getByRole('button', { name: /top/i });
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 320));
  await up.click();
  await expect(up).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the policies open as dialogs and say that the English version binds', async ({ page }) => {
  await page.goto('/about');
  for (const [name, text] of [
    ['Privacy Policy', /Personal Data \(Privacy\) Ordinance/],
    ['Terms of Service', /governed by Hong Kong law/],
  ] as const) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(text).first()).toBeVisible();
    await expect(dialog.getByText(/English version prevails/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the e-mail address stands nowhere in the source, and is a link once the script runs', async ({
  page,
}) => {
  const source = await (await page.request.get('/contact')).text();
  expect(source).not.toContain('info@kamsin.example');
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'info@' })).toHaveAttribute(
    'href',
    'mailto:info@kamsin.example',
  );
});

test.describe('when the connection is lost', () => {
  test.use({ expectedMessages: [/Failed to load resource|Failed to fetch|Error/] });

  test('a page that cannot be had says so in the frame, with a way on', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });

  test('a link keeps the page that is shown and says what is missing, be its code loaded or not', async ({
    page,
    context,
  }) => {
    await page.goto('/news');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const heading = page.getByRole('heading', { level: 1, name: 'News & Events' });
    await page.evaluate(() => document.fonts.ready);
    await context.setOffline(true);
    await link.hover();
    await link.click();
    await expect(page.getByText('Failed to load news item', { exact: true })).toBeVisible();
    const header = page.getByRole('banner');
    for (const [name, text] of [
      ['Products', 'Failed to load products'],
      ['Gallery', 'Failed to load gallery data'],
      ['About Us', 'The page could not be loaded. Please check your connection and try again.'],
    ] as const) {
      await header.getByRole('link', { name }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await context.setOffline(false);
    await link.click();
    await expect(page.getByRole('link', { name: 'Back to News & Events' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links, languages, codes and policies work', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: /language/i }).click();
    await expect(page.getByRole('link', { name: '繁體中文' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Privacy Policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
    await expect(dialog.getByText(/Privacy\) Ordinance/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });

  test('the menu of a small screen opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Products' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
