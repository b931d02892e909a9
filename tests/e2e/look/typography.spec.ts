import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from '../world/site-fixture.ts';
import { test } from '../world/untouched-site.ts';

/** What Chinese and Japanese readers see on every kind of page. */

const hosts = ['zh-hant', 'zh-hans', 'ja'];

const paths = [
  '/',
  '/about',
  '/products',
  '/products?q=nothing-like-it',
  '/products/st-viscose',
  '/products/no-such-product',
  '/resources',
  '/resources/qipao-panel',
  '/news',
  '/news?q=nothing-like-it',
  '/news/forty-years-1985-2025',
  '/contact',
  '/no-such-page',
];

/** Elements with Han or kana that are styled as only Latin text may be, one per line. */
function wronglySet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
    const stacks: Record<string, string> = {
      'zh-Hant': 'PingFang HK',
      'zh-Hans': 'PingFang SC',
      ja: 'Hiragino Sans',
    };
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => !element.closest('script, svg'))
      .flatMap((element) => {
        const own = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join('')
          .concat(element.getAttribute('placeholder') ?? '');
        if (!characters.test(own)) return [];
        const style = getComputedStyle(element);
        const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
        const wrong = [
          style.fontStyle !== 'normal' && `font-style ${style.fontStyle}`,
          !['normal', '0px'].includes(style.letterSpacing) &&
            `letter-spacing ${style.letterSpacing}`,
          !style.fontFamily.startsWith(
            element.closest('.wordmark')
              ? `"Wordmark Han", "${stacks[lang]}"`
              : element.closest('.display, .title, .heading, .subheading, .menu-links')
                ? `"Newsreader Letters", "Han Headings", "${stacks[lang]}"`
                : `"Instrument Sans Letters", "${stacks[lang]}"`,
          ) && `font-family ${style.fontFamily}`,
          !(lang in stacks) && `lang ${lang}`,
        ].filter(Boolean);
        return wrong.length > 0 ? [`${own.trim()}: ${wrong.join(', ')}`] : [];
      });
  });
}

/** Lines that start with a forbidden character, with the text around it. */
function badLineStarts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closing = /[、。，．：；？！）」』】〉》”’％ー々]/u;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 1; at < text.length; at++) {
        if (!closing.test(text[at] ?? '') || /\s/.test(text[at - 1] ?? '')) continue;
        const [before, box] = [boxOf(node, at - 1), boxOf(node, at)];
        if (box.width > 0 && before.width > 0 && box.top > before.bottom - 2)
          found.push(text.slice(Math.max(0, at - 12), at + 6));
      }
    }
    return found;
  });
}

const footerHeight = (page: Page) =>
  page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().height);

for (const host of hosts) {
  test(`${host} sets CJK text upright, without letter-spacing, in its own fonts and with its language, begins no line with closing punctuation, and its footer fits from 320 px in 900 px`, async ({
    page,
    served,
  }) => {
    const origin = served.origin.replace('//', `//${host}.`);
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(origin + path);
      for (const found of await wronglySet(page)) wrong.push(`${path}: ${found}`);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path} at ${width}`);
        if (width !== 360)
          for (const line of await badLineStarts(page)) wrong.push(`${path} at ${width}: ${line}`);
        if (width === 360) expect.soft(await footerHeight(page), path).toBeLessThan(900);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('codes stay whole, and wide spacing keeps the header', async ({ page }) => {
  await test.step('item codes and ranges stay on one line at every width', async () => {
    for (const path of [
      '/products',
      '/products/japan-gold',
      '/products/m-flat',
      '/resources/qipao-panel',
      '/resources/denim-top',
    ]) {
      await page.goto(path);
      for (const width of [360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenCodes(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
  await test.step('wider letter and word spacing keeps the header intact', async () => {
    const apart = 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
    const spread = `* { line-height: 1.5 !important; ${apart} }`;
    await page.goto('/products');
    // The page's policy does not apply to a style sheet of a browser extension.
    await page.evaluate(async (text) => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [await sheet.replace(text)];
    }, spread);
    for (const width of [640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const call = page.getByRole('banner').locator('.header-call');
      await expect(call, `${width}`).toBeInViewport({ ratio: 1 });
    }
  });
});

/** Item codes and ranges in the page that break across lines. */
function brokenCodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: code, index } of (node.textContent ?? '').matchAll(
        /[A-Z0-9.]+(?:[-–][A-Z0-9.]*[A-Z0-9])+/g,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + code.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(code);
      }
    }
    return found;
  });
}

const long = {
  'a word of 40 letters': 'Donaudampfschifffahrtsgesellschaftskapitän',
  '40 characters without a blank':
    '京都近郊の城陽工場で撚り香港から欧州米国アジアの機屋刺繍工場へお届けする金銀糸です',
};

/** The width of the page if all its texts are this one. */
function widthWith(page: Page, text: string): Promise<number> {
  return page.evaluate((written) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isWritten = !node.parentElement?.closest('script, option, .wordmark');
      if (isWritten && node.textContent?.trim()) node.textContent = written;
    }
    return document.documentElement.scrollWidth;
  }, text);
}

test('text at twice the size fits, with the menu in reach, and no page scrolls sideways at 320 px, whatever its text', async ({
  page,
}) => {
  const setLetters = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main').waitFor();
    await setLetters('200%');
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('.menu-button')?.getBoundingClientRect().right ?? Infinity,
      ]);
      expect(Math.max(...widths), `${path} at ${width}`).toBeLessThanOrEqual(width);
      await expect(page.locator('.menu-button')).toBeVisible();
    }
    await setLetters('');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [what, text] of Object.entries(long))
      expect(await widthWith(page, text), `${path}, ${what}`).toBeLessThanOrEqual(320);
  }
});
