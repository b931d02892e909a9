import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { openSite, openWorld } from '#tests/world/world.ts';
import { ensureFirstAdministrator } from './accounts.ts';
import { storedSessionSecret } from './session-secret.ts';

/** Several processes may start at once on a new database, or in a new folder. */

test('the first administrator is made once, and nobody’s start fails', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const { accounts } = site.site.services;
  await world.db.delete(administrators);
  const first = () =>
    ensureFirstAdministrator(accounts, world.db, { email: 'a@example.com', password: undefined });
  const made = await Promise.all([first(), first(), first()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await world.db.$count(administrators)).toBe(1);
  await site.close();
  await world.close();
});

test('the session secret is there whole or not at all, and is its owner’s alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'session-secret-'));
  const file = await open(tmpdir());
  const fileHandle = Object.getPrototypeOf(file);
  const write = vi.spyOn(fileHandle, 'writeFile');
  await file.close();
  write.mockRejectedValueOnce(new Error('ENOSPC'));
  await expect(storedSessionSecret(folder)).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  write.mockRestore();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSessionSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await storedSessionSecret(folder)).toBe(secrets[0]);
  const full = vi.spyOn(fileHandle, 'writeFile').mockRejectedValue(new Error('ENOSPC'));
  expect(await storedSessionSecret(folder)).toBe(secrets[0]);
  full.mockRestore();
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
