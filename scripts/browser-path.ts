import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's chromium, Chrome, or Playwright's own; undefined when there is none. */
export function browserPath(): string | undefined {
  return [...known, chromium.executablePath()].find((path) => existsSync(path));
}

/** What the tests drive: Debian's headless shell, which is quicker, where there is one; else {@link browserPath}. */
export function testBrowserPath(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell';
  return existsSync(headless) ? headless : browserPath();
}
