import { asc } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';

/**
 * The name to show for each account, by e-mail address. It includes the address if two accounts share a name.
 * Deactivated accounts are included.
 */
export type People = ReadonlyMap<string, string>;

/** Reads the name to show for every account. */
export async function readPeople(db: Database): Promise<People> {
  const { email, name } = administrators;
  const accounts = await db
    .select({ email, name })
    .from(administrators)
    .orderBy(asc(name), asc(email));
  const byName = Map.groupBy(accounts, (account) => account.name.trim());
  return new Map(
    accounts.map((account) => {
      const called = account.name.trim();
      const isAlone = called !== '' && byName.get(called)?.length === 1;
      const withAddress = called ? `${called} (${account.email})` : account.email;
      return [account.email, isAlone ? called : withAddress];
    }),
  );
}
