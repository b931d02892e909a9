import { and, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_replies } from '#database/schema/contact.ts';

/** The most automatic mails to one address in a day, so that forms cannot fill another person's mailbox. */
export const mostMails = 5;

/** Whether an address may get one more automatic mail now. */
export async function mayGetMail(db: Database, email: string): Promise<boolean> {
  const { created_at, email: to, kind } = contact_replies;
  const lately = and(
    sql`lower(${to}) = lower(${email})`,
    gt(created_at, sql`now() - interval '1 day'`),
    ne(kind, 'answer'),
  );
  return (await db.$count(contact_replies, lately)) < mostMails;
}
