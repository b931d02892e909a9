import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import {
  makePasswordLink,
  redeemPasswordLink,
} from '#domain/administrators/passwords/password-link.server.ts';
import { openSite, openWorld } from '#tests/world/world.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import { storedSessionSecret } from './session-secret.ts';

/** Several processes may start at once with a new database or in a new folder. */

test('the first administrator is created once, and no parallel start fails', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const { accounts } = site.site.services;
  await world.db.delete(administrators);
  const first = () =>
    ensureFirstAdministrator(
      accounts,
      world.db,
      { email: 'a@example.com', password: undefined },
      'Golden Thread',
    );
  const made = await Promise.all([first(), first(), first()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await world.db.$count(administrators)).toBe(1);
  await site.close();
  await world.close();
});

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

test('a generated password must be changed first', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const { accounts } = site.site.services;
  const email = 'first@example.com';
  const made = await ensureFirstAdministrator(
    accounts,
    world.db,
    { email, password: undefined },
    'Golden Thread',
  );
  const printed = made?.generatedPassword ?? '';
  const signIn = async (password: string) => {
    const body = new URLSearchParams({ email, password });
    return cookiesOf((await site.fetch('/admin/login', { method: 'POST', body })).headers);
  };
  let cookie = await signIn(printed);
  const ask = (path: string, values?: Record<string, string>) =>
    site.fetch(path, {
      headers: { cookie },
      ...(values && { method: 'POST', body: new URLSearchParams(values) }),
    });
  for (const path of ['/admin', '/admin/accounts', '/admin/second-factor'])
    expect((await ask(path)).headers.get('location')).toBe('/admin/first-password');
  expect((await ask('/admin/accounts', { intent: 'everywhere' })).status).toBe(302);
  expect((await ask('/functions/v1/get-stale-files')).status).toBe(401);
  const offered = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<a [^>]*href="(\/admin[^"]*)"/g)].map(
      ([, to]) => to,
    );
  // The company's name links to the home page.
  expect(await offered('/admin/first-password')).toEqual(['/admin']);
  expect(await (await ask('/admin/first-password')).text()).toContain('Choose a Password');
  const change = (new_password: string) =>
    ask('/admin/first-password', { intent: 'password', current_password: printed, new_password });
  expect((await change(printed)).status).toBe(422);
  const changed = await change('five threads of japan gold');
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Go to the dashboard');
  cookie = cookiesOf(changed.headers);
  expect((await ask('/admin')).status).toBe(200);
  cookie = await signIn('five threads of japan gold');
  expect((await ask('/admin')).status).toBe(200);
  expect(await offered('/admin/accounts')).toContain('/admin/products');
  await site.close();
  await world.close();
});

test('a generated password that was replaced by a link need not be changed again', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const { accounts } = site.site.services;
  const email = 'first@example.com';
  await ensureFirstAdministrator(
    accounts,
    world.db,
    { email, password: undefined },
    'Golden Thread',
  );
  const link = await makePasswordLink(world.db, email);
  const hash = await accounts.hashPassword('five threads of japan gold');
  await redeemPasswordLink(world.db, link?.secret ?? '', hash);
  const [account] = await world.db.select().from(administrators);
  expect(account?.must_change_password).toBe(false);
  await site.close();
  await world.close();
});

test('ADMIN_PASSWORD is checked by the rules for new passwords when it creates the account, and is kept', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const { accounts } = site.site.services;
  const email = 'first@example.com';
  const first = (password: string) =>
    ensureFirstAdministrator(accounts, world.db, { email, password }, 'Golden Thread');
  await expect(first('gold thr')).rejects.toThrow(/^ADMIN_PASSWORD .* at least 12 characters\.$/);
  await expect(first('password1234')).rejects.toThrow(/^ADMIN_PASSWORD .*easy to guess/);
  // The name of the site is no secret.
  await expect(first('goldenthread1')).rejects.toThrow(/^ADMIN_PASSWORD .*easy to guess/);
  expect(await world.db.$count(administrators)).toBe(0);
  await first('five threads of japan gold');
  const [account] = await world.db.select().from(administrators);
  expect(account?.must_change_password).toBe(false);
  // The password variable is ignored if the account exists.
  expect(await first('gold thr')).toBeUndefined();
  await site.close();
  await world.close();
});

test('the session secret is stored completely or not at all, readable only by its owner', async () => {
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
