import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openPlanWorld } from '#tests/world/content/planned-products.ts';
import { translatorInto } from '#tests/world/people/rights.ts';
import { setAdministratorActive } from '../administrators/administrator-editing.server.ts';
import { changeRole } from '../administrators/role-change.server.ts';
import { carryOutDue } from './carry-out.server.ts';
import { takeOverPlan } from './plans-of-account.server.ts';

/** A plan is carried out with the rights that its author has when it is due. */

const { db, stores, planned, product, plan } = await openPlanWorld();
const chief = { id: 'chief', name: 'Chief', email: 'chief@example.com' };
const mei = { id: 'mei', name: 'Mei', email: 'mei@example.com', role: 'editor' } as const;
await db.insert(administrators).values(chief);
beforeEach(async () => {
  await db.execute(sql`truncate planned_changes`);
  await db.delete(administrators).where(eq(administrators.email, mei.email));
  await db.insert(administrators).values(mei);
});
const ofMei = eq(administrators.id, mei.id);

const lost: [what: string, lose: () => Promise<unknown>][] = [
  ['deactivated', () => db.update(administrators).set({ deactivatedAt: new Date() }).where(ofMei)],
  ['a translator now', () => db.update(administrators).set({ role: 'translator' }).where(ofMei)],
  ['deleted', () => db.delete(administrators).where(ofMei)],
  [
    'deleted, and another account has the address',
    async () => {
      await db.delete(administrators).where(ofMei);
      await db.insert(administrators).values({ ...mei, id: 'another' });
    },
  ],
];

test.each(lost)('a plan of a person who is %s is refused when it is due', async (_, lose) => {
  const { id } = await addProduct(db);
  const made = await planned(id, 'Inactive');
  await lose();
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ status: 'Active' });
  expect(await plan(made)).toMatchObject({ refused_reason: 'no longer allowed', done_at: null });
});

test('a plan of a person who became an administrator is carried out', async () => {
  const { id } = await addProduct(db);
  await planned(id, 'Inactive');
  await db.update(administrators).set({ role: 'administrator' }).where(ofMei);
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ status: 'Inactive' });
});

test('a refused plan that is taken over is carried out once, as the new owner’s', async () => {
  const { id } = await addProduct(db);
  const made = await planned(id, 'Inactive');
  expect(await takeOverPlan(db, chief, { kind: 'products', id }, made)).toBe(false);
  await db.update(administrators).set({ deactivatedAt: new Date() }).where(ofMei);
  await carryOutDue(stores());
  expect(await takeOverPlan(db, chief, { kind: 'products', id: id + 1 }, made)).toBe(false);
  expect(await takeOverPlan(db, chief, { kind: 'products', id }, made)).toBe(true);
  expect(await takeOverPlan(db, chief, { kind: 'products', id }, made)).toBe(false);
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ status: 'Inactive' });
  const { rows } = await db.execute(
    sql`select actor from history where record_id = ${id} and operation = 'update'`,
  );
  expect(rows).toEqual([{ actor: chief.email }]);
});

const waitingPlan = async () => {
  const { id } = await addProduct(db);
  return planned(id, 'Inactive', sql`now() + interval '1 day'`);
};

const ends: [
  what: string,
  end: (choice?: 'take over' | 'cancel' | 'refuse') => Promise<unknown>,
][] = [
  ['deactivation', (choice) => setAdministratorActive(db, chief, mei.id, false, choice)],
  ['demotion', (choice) => changeRole(db, chief, mei.id, translatorInto('zh-Hant'), choice)],
];

test.each(ends)('%s resolves the waiting plans according to the choice', async (_, end) => {
  const [first, second] = [await waitingPlan(), await waitingPlan()];
  expect(await end()).toMatchObject({ changed: true, plans: 2 });
  for (const one of [first, second])
    expect(await plan(one)).toMatchObject({ refused_reason: 'no longer allowed' });
});

test.each(ends)('%s can hand the waiting plans over', async (_, end) => {
  const made = await waitingPlan();
  expect(await end('take over')).toMatchObject({ plans: 1 });
  expect(await plan(made)).toMatchObject({
    ...{ refused_reason: null, planned_by: chief.email, administrator_id: chief.id },
  });
});

test.each(ends)('%s can cancel the waiting plans', async (_, end) => {
  await waitingPlan();
  expect(await end('cancel')).toMatchObject({ plans: 1 });
  expect(await db.$count(planned_changes)).toBe(0);
});

test('a role that can still edit the kind keeps its plans', async () => {
  await db.update(administrators).set({ role: 'administrator' }).where(ofMei);
  const made = await waitingPlan();
  const editor = { role: 'editor', languages: [] } as const;
  expect(await changeRole(db, chief, mei.id, editor, 'cancel')).toMatchObject({ plans: 0 });
  expect(await plan(made)).toMatchObject({ refused_reason: null, planned_by: mei.email });
});
