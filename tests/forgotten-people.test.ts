import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBin, expireBin } from '#domain/history/bin/bin.server.ts';
import { pruneHistory } from '#domain/history/recorded/prune-history.server.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { createLog } from '#server/log/log.ts';
import { projectRoot } from '#server/process/project-root.ts';
import { administrator } from './world/people/rights.ts';
import { tablesContaining } from './world/postgres/marked-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

let world: World;
let site: TestSite;
let cookie: string;
const lines: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world, {}, createLog('trace', { write: (line) => void lines.push(line) }));
  cookie = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await world.close();
});

/** Runs the daily task as if `days` had passed since all changes of subscribers. */
async function daysLater(days: number): Promise<void> {
  const { db } = world;
  await db.execute(sql`update bin set deleted_at = deleted_at - make_interval(days => ${days})`);
  await db.execute(sql`update history set at = at - make_interval(days => ${days})
    where kind = 'newsletter_subscription'`);
  await expireBin(db);
  await pruneHistory(db);
}

/** A visitor subscribes, and staff correct the address and deactivate it. */
async function subscriberWithHistory(name: string): Promise<number> {
  const body = new URLSearchParams({ email: `${name}@exmaple.com` });
  await site.fetch('/newsletter', { method: 'POST', body, redirect: 'manual' });
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from newsletter_subscription where email = ${`${name}@exmaple.com`}`,
  );
  const id = rows[0]?.id ?? 0;
  await sendToSubscribers({ intent: 'save', id, version: 1, email: `${name}@example.com` });
  await sendToSubscribers({ intent: 'status', id, status: 'Inactive' });
  return id;
}

async function sendToSubscribers(values: Record<string, string | number>): Promise<void> {
  const body = new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)]));
  const path = '/admin/general-settings/subscribers';
  const answer = await site.fetch(path, { method: 'POST', headers: { cookie }, body });
  expect(answer.status).toBe(200);
}

const inBin = async (id: number) => {
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from bin where kind = 'newsletter_subscription' and record_id = ${id}`,
  );
  return rows[0]?.id ?? 0;
};

test('a deleted subscriber can be restored for 90 days, then the address is in no table', async () => {
  const { db } = world;
  const name = 'rotkehlchen';
  const id = await subscriberWithHistory(name);
  expect(await tablesContaining(db, name)).toEqual(['history', 'newsletter_subscription']);
  await sendToSubscribers({ intent: 'delete', id });
  await daysLater(89);
  expect(await tablesContaining(db, name)).toEqual(['bin', 'history']);
  expect(await restoreFromBin(db, administrator, await inBin(id))).toMatchObject({ ok: true });
  await daysLater(1000);
  expect(await tablesContaining(db, name)).toEqual(['history', 'newsletter_subscription']);
  await sendToSubscribers({ intent: 'delete', id });
  await daysLater(91);
  expect(await tablesContaining(db, name)).toEqual([]);
  expect(lines.join('')).not.toContain(name);
});

test('a subscriber who is removed from the bin is in no table at once, and other subscribers stay', async () => {
  const { db } = world;
  const [gone, stays] = ['zilpzalp', 'fitis'];
  const id = await subscriberWithHistory(gone);
  const other = await subscriberWithHistory(stays);
  await sendToSubscribers({ intent: 'delete', id });
  await sendToSubscribers({ intent: 'delete', id: other });
  expect(await emptyBin(db, administrator, [await inBin(id)])).toBe(1);
  expect(await tablesContaining(db, gone)).toEqual([]);
  expect(await tablesContaining(db, stays)).toEqual(['bin', 'history']);
});

test('a subscriber who is deleted by SQL is in no table after the same number of days', async () => {
  const { db } = world;
  const name = 'gimpel';
  const id = await subscriberWithHistory(name);
  await db.execute(sql`delete from newsletter_subscription where id = ${id}`);
  await daysLater(89);
  expect(await tablesContaining(db, name)).toEqual(['history']);
  await daysLater(2);
  expect(await tablesContaining(db, name)).toEqual([]);
});

test('the migration deletes subscribers who were removed from the bin before it', async () => {
  const { db } = world;
  const name = 'bergfink';
  const id = await subscriberWithHistory(name);
  const inBinStill = await subscriberWithHistory('buchfink');
  await sendToSubscribers({ intent: 'delete', id });
  await sendToSubscribers({ intent: 'delete', id: inBinStill });
  await db.execute(sql`alter table bin disable trigger forget_subscriber`);
  await emptyBin(db, administrator, [await inBin(id)]);
  await db.execute(sql`alter table bin enable trigger forget_subscriber`);
  expect(await tablesContaining(db, name)).toEqual(['history']);
  const [file = ''] = globSync('database/migrations/*_personal_data_ends.sql', {
    cwd: projectRoot,
  });
  const statements = (await readFile(join(projectRoot, file), 'utf8')).split(
    '--> statement-breakpoint',
  );
  const clean = statements.find((statement) => /^\s*DELETE FROM history/.test(statement)) ?? '';
  await db.execute(sql.raw(clean));
  expect(await tablesContaining(db, name)).toEqual([]);
  expect(await tablesContaining(db, 'buchfink')).toEqual(['bin', 'history']);
});
