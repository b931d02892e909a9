import type { Page } from '@playwright/test';

/** What a page cost and did while it loaded and was scrolled to its end. */
export interface LoadedPage {
  /** The bytes over the network, with headers. */
  bytes: number;
  /** The bytes of script bodies. */
  scriptBytes: number;
  requests: number;
  /** Cumulative layout shift: 0 if nothing moved by itself. */
  shift: number;
  /** The elements that moved, to help find the cause. */
  moved: string[];
  /** Address and bytes of each response, the largest first. */
  answers: [path: string, bytes: number][];
}

/** Milliseconds without a request after which the page counts as loaded. */
const quietFor = 1500;

/** Opens an address, scrolls through the page as a reader does, and waits until it is idle. */
export async function loadWhole(page: Page, address: string): Promise<LoadedPage> {
  const quiet = await openWhole(page, address);
  return quiet();
}

/**
 * The same, up to the wait for idleness, during which other pages can be opened. Held requests may be
 * released once the page was rendered without them.
 */
export async function openWhole(
  page: Page,
  address: string,
  drawn = async () => {},
): Promise<() => Promise<LoadedPage>> {
  const network = await page.context().newCDPSession(page);
  const received = new Map<string, { path: string; bytes: number }>();
  let last = performance.now();
  const add = (id: string, count: (before: number) => number) => {
    last = performance.now();
    const answer = received.get(id);
    if (answer) answer.bytes = count(answer.bytes);
  };
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url))
      received.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
    last = performance.now();
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, (before) => before + encodedDataLength),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(requestId, (before) => Math.max(before, encodedDataLength)),
  );
  await network.send('Network.enable');
  await page.addInitScript(recordShifts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(paint);
  await drawn();
  await page.waitForLoadState();
  await page.evaluate(scrollThrough);
  return async () => {
    while (performance.now() - last < quietFor) await page.waitForTimeout(100);
    const { shift, moved } = await page.evaluate(() => window.layoutShifts);
    const scriptBytes = await scriptBytesOf(page);
    await network.detach();
    const answers = [...received.values()]
      .map(({ path, bytes }): [string, number] => [path, bytes])
      .sort(([, a], [, b]) => b - a);
    const sum = (some: typeof answers) => some.reduce((all, [, bytes]) => all + bytes, 0);
    return {
      bytes: sum(answers),
      scriptBytes,
      requests: answers.length,
      shift,
      moved,
      answers,
    };
  };
}

/** The bytes of all script bodies that a page has loaded so far. */
export function scriptBytesOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0),
  );
}

/** What the browser reports for a shift; TypeScript's declarations lack it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { shift: number; moved: string[] };
  }
}

function recordShifts(): void {
  window.layoutShifts = { shift: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      window.layoutShifts.shift += value;
      for (const { node } of sources)
        window.layoutShifts.moved.push(
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function paint(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

async function scrollThrough(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
    const inView = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      return image.checkVisibility() && box.bottom > 0 && box.top < innerHeight;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  }
}
