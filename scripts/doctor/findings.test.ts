import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileArchive } from '../../database/log-archive/file-archive.ts';
import { writeFileCopies } from '../../database/log-archive/file-copies.ts';
import { checkFileCopies } from './backups.ts';
import { diskFinding } from './data-directory.ts';
import { hostFindings } from './hosts.ts';
import { checkProxies } from './proxies.ts';
import { replicaFinding } from './replicas.ts';

const gigabyte = 1024 ** 3;

test.each([
  [5 * gigabyte, 'OK'],
  [gigabyte / 2, 'Warning'],
  [gigabyte / 20, 'Failed'],
])('a disk with %d free bytes is %s', (free, state) => {
  expect(diskFinding({ free, total: 100 * gigabyte }).state).toBe(state);
});

const now = new Date('2026-11-27T00:00:00Z');
const host = { host: 'ja.example.com', siteHost: 'www.example.com' };

test.each([
  [{ name: 'same', certificate: 'valid' }, ['OK']],
  [{ name: 'other', certificate: 'valid' }, ['Warning']],
  [{ name: 'other', certificate: 'other name' }, ['Failed']],
  [{ name: 'missing', certificate: 'not checked' }, ['Failed']],
  [{ name: 'no host', certificate: 'not checked' }, ['Warning']],
  [
    { name: 'same', certificate: 'valid', certificateEnds: new Date('2026-12-05T00:00:00Z') },
    ['OK', 'Warning'],
  ],
  [
    { name: 'same', certificate: 'valid', certificateEnds: new Date('2027-02-05T00:00:00Z') },
    ['OK', 'OK'],
  ],
] as const)('a host that is %j is %j', (check, states) => {
  expect(hostFindings({ ...host, ...check }, now).map(({ state }) => state)).toEqual(states);
});

const current = { is_replica: true, is_standby: true, is_streaming: true, has_replayed: true };

test.each([
  [current, 'OK'],
  [{ ...current, has_replayed: false }, 'OK'],
  [{ ...current, is_streaming: false }, 'Warning'],
  [{ ...current, is_standby: false }, 'Failed'],
  [{ ...current, is_replica: false }, 'Failed'],
  [undefined, 'Failed'],
])('a replica that is %j is %s', (state, expected) => {
  const { text, ...finding } = replicaFinding('standby:5432', state);
  expect(finding).toEqual({ about: 'Replica', state: expected });
  expect(text).toContain('standby:5432');
});

test.each([
  ['OK', {}, /^All uploaded files have copies: 5\.$/],
  ['Warning', { waiting: 2 }, /^2 of 5 uploaded files are being copied\.$/],
  ['Failed', { waiting: 2, failure: 'The disk is full.' }, /^The disk is full\. .+: 2 of 5\.$/],
  ['Warning', { checked: new Date(now.getTime() - 2 * 60 * 60_000) }, /restart it\.$/],
])('copies of uploaded files are %s if they are %j', (state, change, text) => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'copies-'));
  fs.mkdirSync(fileArchive(dataDir));
  const copies = { checked: now, complete: now, files: 5, waiting: 0, failure: undefined };
  writeFileCopies(dataDir, { ...copies, ...change });
  const finding = checkFileCopies(dataDir, now);
  fs.rmSync(dataDir, { recursive: true });
  expect(finding).toEqual({ about: 'File copies', state, text: expect.stringMatching(text) });
});

test('a proxy that cannot be purged is a failure that names the variables', async () => {
  const settings = { proxy: 'nginx', urls: ['http://127.0.0.1:1/'], token: undefined } as const;
  const { state, text } = await checkProxies(settings);
  expect(state).toBe('Failed');
  expect(text).toMatch(/^[A-Z].*\. Check PURGE_URL, PURGE_PROXY and PURGE_TOKEN\./);
});
