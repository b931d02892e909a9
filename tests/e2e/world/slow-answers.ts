import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

const milliseconds = (variable: string) => Number(process.env[variable] ?? 0);

/**
 * Delays a screen's data (SLOW_READS) and what is sent to it (SLOW_WRITES) by so many milliseconds. Not set
 * in a usual run: it shows which screen or test relies on a quick response.
 */
export async function slowAnswers(context: BrowserContext): Promise<void> {
  const [reads, writes] = [milliseconds('SLOW_READS'), milliseconds('SLOW_WRITES')];
  if (reads === 0 && writes === 0) return;
  await context.route('**/*', async (route) => {
    const isRead = route.request().method() === 'GET';
    const isData = /\.data(?:$|\?)/.test(route.request().url());
    await pause(isRead ? (isData ? reads : 0) : writes);
    // The client may have gone.
    await route.continue().catch(() => undefined);
  });
}
