import { expect, expectAccessible } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

test('the header, its popovers, the policies and the active link follow the visitor', async ({
  page,
}) => {
  await test.step('the header is dark at the top, and white with a shadow past 20 px; scroll-to-top appears after 300 px and works', async () => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(22, 19, 15)');
    await page.evaluate(() => scrollTo(0, 60));
    await expect(header).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.97)');
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    const up = page.getByRole('button', { name: /top/i });
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 320));
    await expect(up).toBeVisible();
    await up.click();
    await expect(up).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(header).toHaveCSS('background-color', 'rgb(22, 19, 15)');
  });
  await test.step('the WeChat and WhatsApp codes open in popovers with their texts, and the policies in dialogs that name the binding version', async () => {
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
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: 'Click Here' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.getByText('Scan to WhatsApp / Click Here')).toBeHidden();
    await expect(header.getByRole('button', { name: 'WhatsApp' })).toBeFocused();
    for (const [name, text] of [
      ['Privacy Policy', /Personal Data \(Privacy\) Ordinance/],
      ['Terms of Service', /governed by Hong Kong law/],
    ] as const) {
      const opener = page.getByRole('button', { name });
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByText(text).first()).toBeVisible();
      await expect(dialog.getByText(/English version prevails/)).toBeVisible();
      if (name === 'Terms of Service')
        await expect(dialog.getByText("30 days' notice")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
  await test.step('the language popover links to the same page and query on each host', async () => {
    await page.goto('/products?q=gold');
    await page.getByRole('button', { name: /language/i }).click();
    // Safari 26 never ends a fade of a popover with several fallback positions.
    await expect(page.locator('.languages')).toHaveCSS('transition-duration', '0s');
    // Safari hangs if a popover with fallback positions loses its button, for example when a tablet is rotated.
    await expect(page.locator('.languages')).toHaveCSS('position-try-fallbacks', 'none');
    const link = page.getByRole('link', { name: '繁體中文' });
    await expect(link).toHaveAttribute(
      'href',
      /^http:\/\/zh-hant\.localhost:\d+\/products\?q=gold$/,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
  await test.step('a link is active on its page and the pages below it, and no other is', async () => {
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
});

test('a message after a redirect is shown once, is removed from the address, and does not cover the scroll-to-top button', async ({
  page,
}) => {
  await page.goto('/resources?toast=galleryItem');
  await expect(page.getByText('Failed to load gallery item')).toBeVisible();
  await expect(page).toHaveURL(/\/resources$/);
  await page.evaluate(() => scrollTo(0, 400));
  const up = page.getByRole('button', { name: /top/i });
  await expect(up).toBeVisible();
  await expect(page.locator('.toast')).toBeVisible();
  // A trial click fails if anything covers the button.
  await up.click({ trial: true });
  const [toast, button] = [await page.locator('.toast').boundingBox(), await up.boundingBox()];
  if (!toast || !button) throw new Error('The toast or the button has no box.');
  expect(toast.x + toast.width).toBeLessThanOrEqual(button.x);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu traps the focus, locks the page, lists the languages between bars, and closes by Escape, button and choice', async ({
    page,
  }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    const languages = menu.getByRole('navigation', { name: 'Languages' });
    await expect(languages.getByRole('link', { name: '繁體中文', exact: true })).toBeVisible();
    await expect(languages).toHaveText(/^English\s*\|\s*繁體中文/);
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
});

test('a page starts at its top, fades in, and tells the e-mail address only to its script', async ({
  page,
}) => {
  await test.step('a new page starts at its top, and Back restores the scroll position', async () => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
  await test.step('the source does not contain the e-mail address, which is a link after the script has run', async () => {
    const source = await (await page.request.get('/contact')).text();
    expect(source).not.toContain('info@kamsin.example');
    await page.goto('/contact');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'info@' }),
    ).toHaveAttribute('href', 'mailto:info@kamsin.example');
  });
  await test.step('pages fade for half a second, except if only the query changes or with reduced motion', async () => {
    // The elements that fade while a page is revealed; null if there are none.
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const fades = viewTransition?.ready.then(
          () =>
            document.getAnimations().map(({ effect }) => {
              const { pseudoElement } = effect as KeyframeEffect;
              return `${pseudoElement} ${effect?.getTiming().duration}`;
            }),
          () => null,
        );
        Object.assign(window, { fades: fades ?? null });
      });
    });
    const fades = async () => {
      // A page has its address before it is revealed.
      await page.waitForFunction(() => 'fades' in window);
      return page.evaluate(() => (window as unknown as { fades: string[] | null }).fades);
    };
    const header = page.getByRole('banner');
    // A browser may skip a fade that would delay the page, so one observed fade is enough.
    await expect(async () => {
      await page.goto('/about');
      await header.getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Infinite/ })).toBeVisible();
      expect(await fades()).toContain('::view-transition-new(root) 500');
    }).toPass();
    await page.getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await fades()).toBeNull();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await header.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(await fades()).toBeNull();
  });
});
