import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { ensureDemoContent } from '../../../demo/load.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: true });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

test.each(['en', 'zh-hant', 'zh-hans', 'ja'])(
  'on the host %s each link says about how large its sheet is, before it was made',
  async (language) => {
    const host = language === 'en' ? {} : { host: language };
    const html = await (await site.fetch('/products/st-viscose', host)).text();
    const links = html
      .replaceAll('<!-- -->', '')
      .matchAll(/href="([^"]*sheet\.pdf)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g);
    const stated = new Map([...links].map(([, path, text]) => [path ?? '', text ?? '']));
    for (const path of ['/products/st-viscose/sheet.pdf', '/c/ST100/sheet.pdf']) {
      const size = Number(/(\d+) kB/.exec(stated.get(path) ?? '')?.[1]) * 1024;
      const { byteLength } = await (await site.fetch(path, host)).arrayBuffer();
      expect(Math.abs(size / byteLength - 1), `${stated.get(path)}: ${byteLength}`).toBeLessThan(
        0.3,
      );
    }
  },
);
