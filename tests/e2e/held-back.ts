import type { Page } from '@playwright/test';

/** Holds back what a page loads by these addresses; answers with what lets it come. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route(addresses, async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}

export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');
