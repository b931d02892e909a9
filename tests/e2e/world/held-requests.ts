import type { Page } from '@playwright/test';

/** Holds back what a page loads by these addresses, all or by one method; answers with what lets it come. */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  method?: string,
): Promise<() => void> {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (!method || route.request().method() === method) await coming;
    await route.continue();
  });
  return come;
}

export const holdScriptRequests = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Waits until a screen of the back-office is hydrated and the events that came earlier are replayed. */
export const untilReplayed = (page: Page) => page.waitForFunction(() => !window.eventReplay);
