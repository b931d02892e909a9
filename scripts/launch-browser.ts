import { type Browser, chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';

/** Starts the browser of this machine without its own traffic. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
