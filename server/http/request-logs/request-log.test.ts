import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { createLog } from '../../log/log.ts';

let world: World;
let site: TestSite;
const lines: { path?: string; status?: number; requestId?: string }[] = [];

beforeAll(async () => {
  world = await openWorld();
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  site = await openSite(world, {}, log);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

test.each(['/nowhere', '/nowhere/at.all', '/products/nothing', '/administrator', '/admin/nowhere'])(
  'one request for %s writes one line with its status and id',
  async (path) => {
    const answer = await site.fetch(path);
    const written = () => lines.filter((line) => line.path === path);
    await expect.poll(written).toHaveLength(1);
    const requestId = answer.headers.get('X-Request-Id') ?? written()[0]?.requestId;
    expect(written()).toMatchObject([{ status: answer.status, requestId }]);
  },
);
