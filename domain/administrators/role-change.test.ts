import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import type { Role } from '#database/schema/role.ts';
import { administrator, editor, translatorInto } from '#tests/world/people/rights.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { findRights } from '../roles/rights-of-account.server.ts';
import type { Rights } from '../roles/role-rights.ts';
import { addAdministrator, setAdministratorActive } from './administrator-editing.server.ts';
import {
  acceptInvitation,
  inviteAdministrator,
  openInvitations,
  withdrawInvitation,
} from './invitation.server.ts';
import { changeRole } from './role-change.server.ts';
import { isSecondFactorRequired, requireSecondFactor } from './second-factor.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.insert(languages).values({ code: 'ja', name: '日本語' });
});
afterAll(() => world.close());

const people = {} as Record<Role, string>;
const add = async (email: string, rights: Rights) =>
  (await addAdministrator(world.db, { email, name: email, passwordHash: `of ${email}`, rights }))
    .id;
beforeEach(async () => {
  await world.db.execute(sql`truncate administrators cascade`);
  people.administrator = await add('chief@example.com', administrator);
  people.editor = await add('editor@example.com', editor);
  people.translator = await add('translator@example.com', translatorInto('ja', 'zh-Hant'));
});

const act = (role: Role) => ({ id: people[role] });
const rightsOf = (id: string) => findRights(world.db, id);
const refused = { ok: false, refusal: 'not allowed' };

test.each(['editor', 'translator'] as const)(
  'an account that is %s can give no role, not even to itself',
  async (role) => {
    for (const id of Object.values(people)) {
      const before = await rightsOf(id);
      expect(await changeRole(world.db, act(role), id, administrator)).toEqual(refused);
      expect(await rightsOf(id)).toEqual(before);
    }
  },
);

test.each(['editor', 'translator'] as const)(
  'an account that is %s can change no account and invite nobody',
  async (role) => {
    const { db } = world;
    const actor = act(role);
    const hash = `of ${role}@example.com`;
    const eve = { name: 'Eve', email: 'eve@example.com', ...administrator };
    expect(await setAdministratorActive(db, actor, people.administrator, false)).toEqual(refused);
    expect(await inviteAdministrator(db, actor, eve, hash)).toEqual(refused);
    await inviteAdministrator(db, act('administrator'), eve, 'of chief@example.com');
    const [open] = await openInvitations(db);
    const rights = (await rightsOf(people[role])) ?? editor;
    expect(await withdrawInvitation(db, rights, open?.id ?? 0)).toEqual(refused);
    expect(await openInvitations(db)).toHaveLength(1);
    expect(await requireSecondFactor(db, rights, true)).toBe('not allowed');
    expect(await isSecondFactorRequired(db)).toBe(false);
  },
);

test('a deactivated administrator can give no role', async () => {
  const other = await add('other@example.com', administrator);
  await setAdministratorActive(world.db, act('administrator'), other, false);
  expect(await changeRole(world.db, { id: other }, people.editor, administrator)).toEqual(refused);
});

test('a role is changed, with the languages of a translator, and the former role is returned', async () => {
  const { db } = world;
  const change = (rights: Rights) =>
    changeRole(db, act('administrator'), people.translator, rights);
  expect(await change(translatorInto('ja', 'en', 'xx', 'ja'))).toEqual({
    ...{ ok: true, changed: true, email: 'translator@example.com', plans: 0 },
    before: translatorInto('ja', 'zh-Hant'),
  });
  expect(await rightsOf(people.translator)).toEqual(translatorInto('ja'));
  await change(editor);
  expect(await rightsOf(people.translator)).toEqual(editor);
  expect(await changeRole(db, act('administrator'), 'nobody', editor)).toEqual({
    ...{ ok: false, refusal: 'gone' },
  });
});

test('an unchanged role writes nothing and is reported as such', async () => {
  const { db } = world;
  const me = act('administrator');
  const unchanged = { ok: true, changed: false };
  expect(await changeRole(db, me, people.editor, editor)).toEqual(unchanged);
  const same = translatorInto('zh-Hant', 'ja');
  expect(await changeRole(db, me, people.translator, same)).toEqual(unchanged);
  expect(await setAdministratorActive(db, me, people.editor, true)).toEqual(unchanged);
  const off = await setAdministratorActive(db, me, people.editor, false);
  expect(off).toEqual({ ok: true, changed: true, email: 'editor@example.com', plans: 0 });
  expect(await setAdministratorActive(db, me, people.editor, false)).toEqual(unchanged);
});

test('the last active administrator keeps the role, whatever other accounts exist', async () => {
  const { db } = world;
  const me = act('administrator');
  const last = { ok: false, refusal: 'last one' };
  expect(await changeRole(db, me, me.id, editor)).toEqual(last);
  expect(await setAdministratorActive(db, me, me.id, false)).toEqual(last);
  const other = await add('other@example.com', administrator);
  await setAdministratorActive(db, me, other, false);
  expect(await changeRole(db, me, me.id, editor)).toEqual(last);
  await setAdministratorActive(db, me, other, true);
  expect(await changeRole(db, me, me.id, editor)).toMatchObject({ ok: true });
});

test('if two administrators take each other’s role at once, only the first succeeds', async () => {
  const { db } = world;
  const other = await add('other@example.com', administrator);
  const [changed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction(async (tx) => {
    const outcome = await changeRole(tx, act('administrator'), other, editor);
    changed.resolve();
    await commit.promise;
    return outcome;
  });
  await changed.promise;
  const second = changeRole(db, { id: other }, people.administrator, editor);
  await expect.poll(waiting).toBe(1);
  commit.resolve();
  expect(await first).toMatchObject({ ok: true });
  expect(await second).toEqual(refused);
});

/** The number of connections that wait for a lock of another one. */
async function waiting(): Promise<number> {
  const { rows } = await world.db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}

test('an accepted invitation gives its rights, without languages that have been deleted', async () => {
  const { db } = world;
  await db.insert(languages).values({ code: 'ko', name: '한국어' });
  const guest = { name: 'Mei', email: 'mei@example.com', ...translatorInto('ja', 'ko') };
  const invited = await inviteAdministrator(
    db,
    act('administrator'),
    guest,
    'of chief@example.com',
  );
  await db.execute(sql`delete from languages where code = 'ko'`);
  expect(await openInvitations(db)).toMatchObject([{ role: 'translator', languages: ['ja'] }]);
  const joined = await acceptInvitation(db, invited?.ok ? invited.secret : '', 'hash');
  expect(await rightsOf(joined?.id ?? '')).toEqual(translatorInto('ja'));
});

test('a former administrator does not regain the role by accepting an open invitation', async () => {
  const { db } = world;
  const other = await add('other@example.com', administrator);
  const eve = { name: 'Eve', email: 'eve@example.com', ...administrator };
  const invited = await inviteAdministrator(db, { id: other }, eve, 'of other@example.com');
  await changeRole(db, act('administrator'), other, editor);
  expect(await openInvitations(db)).toEqual([]);
  expect(await acceptInvitation(db, invited?.ok ? invited.secret : '', 'hash')).toBeUndefined();
});

test('deleting a language removes it from its translators', async () => {
  const { db } = world;
  await db.insert(languages).values({ code: 'ko', name: '한국어' });
  const id = await add('min@example.com', translatorInto('ja', 'ko'));
  await db.execute(sql`delete from languages where code = 'ko'`);
  expect(await rightsOf(id)).toEqual(translatorInto('ja'));
});
