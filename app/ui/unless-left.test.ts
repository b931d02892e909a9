import { beforeEach, expect, test, vi } from 'vitest';
import { unlessLeft } from './unless-left.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

const rejected = () => Promise.reject(new TypeError('Load failed'));

test('a request that fails because the page is left is not an error', async () => {
  for (const kind of ['beforeunload', 'pagehide']) {
    const leave = () => {
      page.dispatchEvent(new Event(kind));
      return rejected();
    };
    expect(await unlessLeft(leave)).toBeUndefined();
    // On a page that stays, for example after a download, a failure is reported.
    await expect(unlessLeft(rejected)).rejects.toThrow('Load failed');
  }
});

test('a response is passed on', async () => {
  expect(await unlessLeft(async () => 'answer')).toBe('answer');
});
