import type { Page } from '@playwright/test';

/** Holds the page's scripts back; answers with what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}
