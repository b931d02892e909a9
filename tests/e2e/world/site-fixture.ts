import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { copyDemo } from './demo-copy.ts';
import { untilReplayed } from './held-requests.ts';
import { administrator, type ServedSite, serve } from './served-site.ts';
import { slowAnswers } from './slow-answers.ts';

export { administrator, expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface WorkerFixtures {
  /** The product with its demo content: one a worker, so tests make the records that they change. */
  served: ServedSite;
  /** Cookies of a signed-in administrator. */
  signedIn: string;
}

interface Fixtures {
  /** Console messages and requests to third parties that a test expects; any other one fails it. */
  expectedMessages: RegExp[];
  /** Fails a test whose page wrote to the console or asked a third party for anything. */
  quiet: undefined;
  /** A page whose browser is signed in to the back-office. */
  admin: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const { dataDir, databaseUrl, remove } = await copyDemo();
      const served = await serve({ dataDir, port: 0, variables: { DATABASE_URL: databaseUrl } });
      await use(served);
      await served.stop('SIGKILL');
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ served }, use) => use(served.origin),
  signedIn: [
    async ({ served, browser }, use) => {
      // A worker's first test may be one without JavaScript, whose options reach a new page too.
      const page = await browser.newPage({ baseURL: served.origin, javaScriptEnabled: true });
      await signIn(page);
      const state = JSON.stringify(await page.context().storageState());
      await page.close();
      await use(state);
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
      // A document that is itself a 404 or 503 is what the test asked for.
      const documents = new Set<string>();
      context.on('request', (request) => {
        if (request.isNavigationRequest()) documents.add(request.url());
        if (!own(request.url())) complain(`asked a third party: ${request.url()}`);
      });
      context.on('console', (message) => {
        const text = message.text();
        if (/^Failed to load resource/.test(text) && documents.has(message.location().url)) return;
        // Said where the service worker takes over between a picture's preload and its use.
        if (/^A preload for .* service worker resource mismatch/.test(text)) return;
        if (['error', 'warning'].includes(message.type())) complain(text);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Requests that a test intercepts make Chromium give up the transition between two pages.
        if (!/^InvalidStateError: Transition was aborted/.test(text)) complain(text);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitUntilReady);
    // Chromium's console has nothing of a forbidden `eval` whose error is caught; other browsers' have.
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

/** Signs the administrator in, as one does; the dashboard is shown. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
}

/**
 * Makes the page's `goto` and `reload` wait until a screen of the back-office is hydrated, unless they
 * say what they wait for.
 */
export function waitUntilReady(page: Page): void {
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

/** axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  // A text that is fading in has a lower contrast. Transitions are finished, not waited for: one in a
  // closed <details> never reaches its end, as the browser does not render it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // What passes, and the selectors of what doesn't, take longer to describe than all is to check.
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

/** Nothing sticks out to the right. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
