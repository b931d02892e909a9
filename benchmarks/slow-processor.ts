import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browser-path.ts';
import { median } from './round-table.ts';
import { startCopy, stopCopy } from './working-copy.ts';

/**
 * How long a visitor waits, on a processor slowed six times, from asking for a page until a part of it
 * does what it should: it is pressed again and again from the moment that it is seen. Folders are
 * working copies of this product, built, which take turns.
 * Usage: npm run benchmark:slow-processor -- ROUNDS FOLDER...
 */

interface Part {
  name: string;
  path: string;
  /** What is pressed, and what is there once that has had its effect. */
  press: string;
  effect: string;
  /** Typed once after the first press. */
  type?: string;
}

const parts: Part[] = [
  {
    name: 'carousel: next picture',
    path: '/',
    press: '.hero button[aria-label^="Next"]',
    effect: '.dots button:not(:first-child)[aria-current="true"]',
  },
  {
    name: 'news: like',
    path: '/news',
    press: 'main button[aria-pressed][aria-label^="Like"]',
    effect: 'main button[aria-pressed="true"][aria-label^="Like"]',
  },
  {
    name: 'product: item code',
    path: '/products/st-viscose',
    press: 'button[name="code"]:nth-of-type(2)',
    effect: 'button[name="code"]:nth-of-type(2)[aria-pressed="true"]',
  },
  {
    name: 'products: search',
    path: '/products',
    press: 'main input[type="search"]',
    effect: 'main li:only-child > article',
    type: 'viscose',
  },
];
const slowness = 6;
const patience = 60_000;

interface Noted {
  seen?: { x: number; y: number };
  at?: number;
}

/**
 * In the page: notes when the part is first seen, where it is, and when its effect comes, also where
 * the browser sends a form before scripts are there, and another page shows the effect.
 */
function watch({ press, effect }: Pick<Part, 'press' | 'effect'>): void {
  const noted: Noted = {};
  Object.assign(window, { noted });
  sessionStorage.begun ??= performance.timeOrigin;
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const part = document.querySelector(press);
    if (painted && part) {
      if (!noted.seen) part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // It may still move: pressed is where it is now.
      const { x, y, width, height } = part.getBoundingClientRect();
      noted.seen = { x: x + width / 2, y: y + height / 2 };
    }
    if (painted && document.querySelector(effect))
      noted.at = performance.timeOrigin + performance.now() - Number(sessionStorage.begun);
    else setTimeout(look, 4);
  };
  look();
}

const noted = (page: Page) =>
  // Between two pages there is nothing to ask.
  page.evaluate(() => (window as unknown as { noted: Noted }).noted).catch((): Noted => ({}));

async function wait(browser: Browser, origin: string, part: Part): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript(watch, part);
    await page.goto(origin + part.path, { waitUntil: 'commit' });
    let isTyped = false;
    for (const begun = Date.now(); Date.now() - begun < patience; await pause(30)) {
      const { seen, at } = await noted(page);
      if (at !== undefined) return Math.round(at);
      if (!seen || isTyped) continue;
      await page.touchscreen.tap(seen.x, seen.y);
      if (!part.type) continue;
      await page.keyboard.type(part.type);
      isTyped = true;
    }
    throw new Error(`${part.name}: nothing came of it`);
  } finally {
    await context.close();
  }
}

const [roundsText = '5', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : ['.'];
const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-slow-processor-'));
const copies = [];
for (const [n, folder] of folders.entries())
  copies.push({ folder, ...(await startCopy(resolve(folder), join(dataDir, String(n)))) });
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
const samples = new Map<string, number[]>();
// Round 0 fills the caches of pages and pictures.
for (let round = 0; round <= Number(roundsText); round++) {
  for (const part of parts) {
    for (const { folder, origin } of round % 2 ? copies : copies.toReversed()) {
      const ms = await wait(browser, origin, part);
      const name = `${part.name} | ${folder}`;
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), ms]);
      console.log(`round ${round} | ${name} | ${ms} ms | load ${loadavg()[0]?.toFixed(1)}`);
    }
  }
}
console.log('\n| part | copy | median, ms | rounds |\n| --- | --- | ---: | --- |');
for (const [name, rounds] of samples)
  console.log(`| ${name} | ${median(rounds)} | ${rounds.join(', ')} |`);
await browser.close();
for (const { child } of copies) await stopCopy(child);
await rm(dataDir, { recursive: true, force: true });
