import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { site_state, siteContent } from '#database/schema/site-state.ts';
import { type FirstStep, firstSteps } from './first-step.ts';

const dismissedKey = 'first_steps_dismissed';

/**
 * Which steps are done, for a site that began without any content. Undefined if it began with content, if all
 * are done, or if the steps were dismissed.
 */
export async function findFirstSteps(
  db: Database,
): Promise<Record<FirstStep, boolean> | undefined> {
  const { rows } = await db.execute(sql`
    select from site_state where key = ${siteContent.key} and value = ${siteContent.leftEmpty}
      and not exists (select from site_state where key = ${dismissedKey})`);
  if (rows.length === 0) return undefined;
  const done = await findDoneSteps(db);
  return firstSteps.every((step) => done[step]) ? undefined : done;
}

/**
 * The languages are settled if they are not those of every new database, or if a text is translated. The
 * recipient is settled if the mail server accepted a test mail to this address.
 */
async function findDoneSteps(db: Database): Promise<Record<FirstStep, boolean>> {
  const { rows } = await db.execute<Record<FirstStep, boolean>>(sql`
    select
      exists (select from company where btrim(name) <> '') as company,
      exists (select from translations)
        or (select array_agg(code || ' ' || name order by code) from languages)
          is distinct from array['en English', 'zh-Hant 繁體中文'] as languages,
      exists (select from product_categories) as category,
      exists (select from products) as product,
      exists (
        select from global_settings s join site_state t on t.key = ${testedKey} and t.value = btrim(s.value)
        where s.type = 'contact_email') as recipient`);
  const [found] = rows;
  if (!found) throw new Error('a select without a table answered no row');
  return found;
}

const testedKey = 'tested_recipient';

/** Remembers the address to which the mail server accepted a test mail. */
export const rememberTestedRecipient = (db: Database, address: string) =>
  remember(db, testedKey, address);

/** Hides the steps for good; {@link showFirstSteps} undoes it. */
export const dismissFirstSteps = (db: Database) => remember(db, dismissedKey, 'dismissed');

/** Shows the steps again. */
export async function showFirstSteps(db: Database): Promise<void> {
  await db.delete(site_state).where(eq(site_state.key, dismissedKey));
}

async function remember(db: Database, key: string, value: string): Promise<void> {
  await db
    .insert(site_state)
    .values({ key, value })
    .onConflictDoUpdate({ target: site_state.key, set: { value, at: sql`now()` } });
}
