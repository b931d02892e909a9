import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Debian's chromium, Chrome, or Playwright's browser; undefined if none is installed. */
export function browserPath(): string | undefined {
  return [...known, chromium.executablePath()].find((path) => existsSync(path));
}

/** The path of the tests' browser: Debian's headless shell, which is faster, or else {@link browserPath}. */
export function testBrowserPath(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell';
  return existsSync(headless) ? headless : browserPath();
}
