import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Database } from '#database/connect.ts';
import { type DemoSite, openDemoSite } from './demo-copy.ts';
import { untilReplayed } from './held-requests.ts';
import { administrator, type ServedSite } from './served-site.ts';
import { slowAnswers } from './slow-answers.ts';

export { administrator, expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface WorkerFixtures {
  /** The product with its demo content: one per worker, so tests create the records that they change. */
  site: DemoSite;
  served: ServedSite;
  /** Its database, in which a test prepares rows. */
  db: Database;
  /** Cookies of a signed-in administrator. */
  signedIn: string;
}

interface Fixtures {
  /** Console messages and third-party requests that a test expects; any other one fails it. */
  expectedMessages: RegExp[];
  /** Fails a test whose page wrote to the console or sent a request to a third party. */
  quiet: undefined;
  /** A page that is signed in to the back-office. */
  admin: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const site = await openDemoSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  served: [async ({ site }, use) => use(site.served), { scope: 'worker' }],
  db: [async ({ site }, use) => use(site.db), { scope: 'worker' }],
  baseURL: async ({ served }, use) => use(served.origin),
  signedIn: [
    async ({ served, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: served.origin });
      await request.post('/admin/login', { form: administrator });
      await use(JSON.stringify(await request.storageState()));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  expectedMessages: [[], { option: true }],
  quiet: [
    async ({ context, served, expectedMessages }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedMessages.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      const own = (url: string) =>
        /^(data|blob|about|chrome-error):/.test(url) ||
        new URL(url).host === new URL(served.origin).host ||
        new URL(url).host.endsWith(`.${new URL(served.origin).host}`);
      // A document with status 404 or 503 is what the test asked for.
      const documents = new Set<string>();
      context.on('request', (request) => {
        if (request.isNavigationRequest()) documents.add(withoutFragment(request.url()));
        if (!own(request.url())) complain(`asked a third party: ${request.url()}`);
      });
      context.on('console', (message) => {
        const text = message.text();
        if (
          /^Failed to load resource/.test(text) &&
          documents.has(withoutFragment(message.location().url))
        )
          return;
        // By Playwright itself, for serviceWorkers: 'block'.
        if (text === 'Service Worker registration blocked by Playwright') return;
        // Said where the service worker takes over between a picture's preload and its use.
        if (/^A preload for .* service worker resource mismatch/.test(text)) return;
        if (['error', 'warning'].includes(message.type())) complain(text);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Chromium skips the transition between two pages if a test intercepts requests.
        if (!/^InvalidStateError: Transition was aborted/.test(text)) complain(text);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', makeNavigationsWait);
    // Chromium does not log a forbidden `eval` whose error is caught; other browsers do.
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        reportError(`${violatedDirective} was violated by ${sourceFile}`),
      ),
    );
    await slowAnswers(context);
    await use(context);
  },
  admin: async ({ context, page, signedIn }, use) => {
    await context.addCookies(JSON.parse(signedIn).cookies);
    await use(page);
  },
});

const withoutFragment = (url: string) => url.replace(/#.*/, '');

/**
 * Makes the page's `goto` and `reload` wait until a screen of the back-office is hydrated, unless they
 * say what they wait for.
 */
export function makeNavigationsWait(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await untilReplayed(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilReplayed(page);
    return response;
  };
}

/** Checks the present page with axe. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  // Text that is fading in has a lower contrast. Transitions are finished, not waited for: one in a closed
  // <details> never ends, because the browser does not render it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Describing all passes and selectors takes longer than the checks.
    resultTypes: ['violations'],
    selectors: false,
  };
  const { violations } = await page.evaluate(
    ({ scope, options }) => window.axe.run(scope ?? document, options),
    { scope, options },
  );
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** Checks that nothing sticks out to the right. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
