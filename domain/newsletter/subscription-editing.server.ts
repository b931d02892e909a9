import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { reading, readListPage, sortBy } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { contains } from '../lists/search.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { changeRecord } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import { subscriberWords } from './subscriber-fields.ts';
import { subscriptionForm } from './subscription-form.ts';

const { id: idColumn, email, active, createTime, version } = newsletter_subscription;
const { language_code, source, confirmation_asked_at, confirmed_at } = newsletter_subscription;
const shown = {
  ...{ id: idColumn, email, active, createTime, version },
  ...{ language_code, source, confirmation_asked_at, confirmed_at },
};

function orderOf({ sort, dir }: ListQuery) {
  if (sort === 'email') return sql`${sortBy(email, dir)}`;
  if (sort === 'status') return sql`${sortBy(sql`not ${active}`, dir)}, ${email}`;
  if (sort === 'createTime') return sql`${sortBy(createTime, dir)}, ${idColumn} desc`;
  return sql`${createTime} desc, ${idColumn} desc`;
}

const found = ({ q }: ListQuery) => contains(email, q);

/** A page of subscriptions, newest first by default. */
export function listSubscriptions(db: Database, query: ListQuery) {
  return readListPage(db, {
    table: newsletter_subscription,
    where: found(query),
    page: query.page,
    read: reading(db.select(shown).from(newsletter_subscription).$dynamic(), orderOf(query)),
  });
}

/** A subscription with its version; undefined if there is none. */
export async function findSubscription(db: Database, id: number) {
  const [row] = await db.select(shown).from(newsletter_subscription).where(eq(idColumn, id));
  return row;
}

/** The active subscriptions, by the alphabet of their addresses. */
export function activeSubscriptions(db: Database) {
  return db.select().from(newsletter_subscription).where(eq(active, true)).orderBy(asc(email));
}

/** The addresses with an active subscription, by alphabet. */
export async function activeEmails(db: Database): Promise<string[]> {
  return (await activeSubscriptions(db)).map((row) => row.email);
}

export const subscriberKind = defineKind({
  ...subscriberWords,
  form: subscriptionForm,
  table: newsletter_subscription,
  uploads: {},
  read: findSubscription,
  found,
  active,
  /** Changes the address of a subscription. It never adds one, because only visitors subscribe. */
  async save(stores, { edit, input }, uploads) {
    if (!edit) return { ok: false, refusal: 'gone' };
    const refusals = {
      newsletter_subscription_email_unique: { ok: false, refusal: 'taken', field: 'email' },
    } as const;
    return saveRecord(stores, { uploads: {}, refusals }, uploads, (tx) =>
      changeRecord(tx, newsletter_subscription, edit, input),
    );
  },
});
