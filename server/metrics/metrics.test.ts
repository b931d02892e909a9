import * as fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileArchive } from '#database/log-archive/file-archive.ts';
import { writeFileCopies } from '#database/log-archive/file-copies.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (headers: Record<string, string> = {}, from = site) => {
  const response = await from.fetch('/metrics', { headers });
  return { status: response.status, text: await response.text() };
};

test('the metrics count requests, pages of the cache, mails, sessions and the disk', async () => {
  const [message] = await world.db
    .insert(contact_messages)
    .values({
      ...{ name: 'Mei', email: 'mei@example.com', subject: 'ST', message: 'A colour card?' },
      ...{ message_id: 'one', delivery: 'failed' },
    })
    .returning();
  expect(message).toBeDefined();
  await world.announced();
  for (let n = 0; n < 3; n++) await (await site.fetch('/about')).text();
  await site.fetch('/admin/nowhere');
  const { status, text } = await read();
  expect(status).toBe(200);
  expect(text).toContain('kamsin_page_cache_answers{result="hits"} 2\n');
  expect(text).toContain('kamsin_request_duration_seconds_count{area="site",status="200"} 1\n');
  expect(text).toContain('kamsin_request_duration_seconds_count{area="admin",status="302"} 1\n');
  expect(text).toContain('kamsin_contact_messages{delivery="failed"} 1\n');
  expect(text).toContain('kamsin_database_up 1\n');
  expect(text).toMatch(/^kamsin_database_sessions\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^kamsin_disk_bytes\{space="free"\} [1-9]/m);
  expect(text).toContain('kamsin_planned_changes{state="overdue"} 0\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

test('the copies of uploaded files are numbers for an alert', async () => {
  const { dataDir } = world;
  fs.mkdirSync(fileArchive(dataDir));
  const at = new Date(1_700_000_000_000);
  writeFileCopies(dataDir, { checked: at, complete: at, files: 9, waiting: 2, failure: 'Full.' });
  const { text } = await read();
  for (const line of ['{value="files"} 9', '{value="waiting"} 2', '{value="failed"} 1'])
    expect(text).toContain(`kamsin_file_copies${line}\n`);
  expect(text).toContain('kamsin_file_copies_timestamp_seconds{value="complete"} 1700000000\n');
});

test('a gauge that cannot be read has no value, and the others are there', async () => {
  await world.db.execute('alter table contact_messages rename to away');
  const { status, text } = await read();
  await world.db.execute('alter table away rename to contact_messages');
  expect(status).toBe(200);
  expect(text).not.toMatch(/^kamsin_contact_messages\{/m);
  expect(text).not.toMatch(/^kamsin_last_backup_timestamp_seconds /m);
  expect(text).toContain('kamsin_database_up 1\n');
});

test.each([
  ['X-Forwarded-For', '192.0.2.1'],
  ['Forwarded', 'for=192.0.2.1'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '192.0.2.1'],
])(
  'without a token, a request that a proxy passed on (%s) gets no metrics',
  async (name, value) => {
    expect(await read({ [name]: value })).toEqual({ status: 404, text: '' });
  },
);

test('without a token, a request for the public host gets no metrics, as behind a proxy that adds no header', async () => {
  const response = await site.fetch('/metrics', { host: 'www.example.com' });
  expect({ status: response.status, text: await response.text() }).toEqual({
    ...{ status: 404, text: '' },
  });
});

test('with a token, every request needs it, and it works through a proxy', async () => {
  const guarded = await openSite(world, { METRICS_TOKEN: 'a-token-of-16-letters' });
  expect((await read({}, guarded)).status).toBe(401);
  expect((await read({ Authorization: 'Bearer a-token-of-16-letterz' }, guarded)).status).toBe(401);
  const { status, text } = await read(
    { Authorization: 'Bearer a-token-of-16-letters', 'X-Forwarded-For': '192.0.2.1' },
    guarded,
  );
  expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining('kamsin_') });
  await guarded.close();
});
