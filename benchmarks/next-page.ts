import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { serve } from '#tests/e2e/world/served-site.ts';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { median } from './round-table.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Measures the time from the click to the first paint of a prefetched page: from the list of products to a
 * product, and, as the browser's own share, between two nearly empty pages with the same fade. Each is
 * measured with and without the fade, at two widths, in alternating order.
 * Usage: npm run benchmark:next-page -- [rounds]
 */

interface Way {
  name: string;
  origin: string;
  from: string;
  to: string;
}

const nearlyEmpty = (next: string) => `<!DOCTYPE html><html lang="en"><title>Page</title>
<style>@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }</style>
<script type="speculationrules">{"prefetch": [{"urls": ["${next}"], "eagerness": "immediate"}]}</script>
<main><h1>Page</h1><a href="${next}">Next</a></main></html>`;

const emptyPages = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(nearlyEmpty(request.url === '/one' ? '/two' : '/one'));
}).listen(0, '127.0.0.1');
await once(emptyPages, 'listening');
const { port } = emptyPages.address() as AddressInfo;

const dataDir = scratchFolder();
const site = await serve({ dataDir, port: 0 });
const ways: Way[] = [
  { name: 'product', origin: site.origin, from: '/products', to: '/products/st-viscose' },
  { name: 'nearly empty', origin: `http://127.0.0.1:${port}`, from: '/one', to: '/two' },
];
const widths = [
  [1280, 900],
  [412, 823],
] as const;
const motions = ['no-preference', 'reduce'] as const;

/** Milliseconds from the mouse button's release to the first paint of the next page; none if it was not prefetched. */
async function change(
  browser: Browser,
  { origin, from, to }: Way,
  [width, height]: (typeof widths)[number],
  reducedMotion: (typeof motions)[number],
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion });
  const page = await context.newPage();
  const taken: number[] = [];
  // The first visit fills the caches and starts the service worker.
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(origin + from, { waitUntil: 'load' });
    await pause(1500);
    const link = page.locator(`main a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await pause(500);
    await page.mouse.down();
    await pause(60);
    const pressed = Date.now();
    await page.mouse.up();
    await page.waitForURL(origin + to);
    const { painted, delivery } = await page.evaluate(async () => {
      const [navigation] = performance.getEntriesByType('navigation');
      const paint = await new Promise<PerformanceEntry>((resolve) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-paint');
          if (first) resolve(first);
        }).observe({ type: 'paint', buffered: true }),
      );
      const { deliveryType } = navigation as PerformanceNavigationTiming & { deliveryType: string };
      return { painted: performance.timeOrigin + paint.startTime, delivery: deliveryType };
    });
    if (visit > 0 && delivery === 'navigational-prefetch')
      taken.push(Math.round(painted - pressed));
  }
  await context.close();
  return taken;
}

const rounds = Number(process.argv[2] ?? 6);
const browser = await launchBrowser();
const samples = new Map<string, number[]>();
for (let round = 1; round <= rounds; round++) {
  for (const size of widths) {
    for (const motion of motions) {
      for (const way of round % 2 ? ways : ways.toReversed()) {
        const key = `${way.name} | ${size[0]} | ${motion === 'reduce' ? 'no' : 'yes'}`;
        const found = samples.get(key) ?? [];
        found.push(...(await change(browser, way, size, motion)));
        samples.set(key, found);
      }
    }
  }
  console.error(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
}
console.log('| page | width | fade | median, ms | rounds |\n| --- | ---: | --- | ---: | --- |');
for (const [key, found] of samples)
  console.log(`| ${key} | ${found.length > 0 ? median(found) : ''} | ${found.join(', ')} |`);
await browser.close();
emptyPages.close();
await site.stop();
