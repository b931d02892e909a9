import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_accounts, administrators } from '#database/schema/administrators.ts';
import { administrator, type ServedSite } from '../world/served-site.ts';
import { makeNavigationsWait } from '../world/site-fixture.ts';

/** A second administrator with the password of the first, and a page of a browser where they are signed in. */
export async function signInColleague(
  { browser, served, db }: { browser: Browser; served: ServedSite; db: Database },
  { name, email }: { name: string; email: string },
): Promise<Page> {
  const [first] = await db
    .select()
    .from(administrators)
    .innerJoin(administrator_accounts, eq(administrator_accounts.userId, administrators.id))
    .where(eq(administrators.email, administrator.email));
  if (!first) throw new Error('There is no first administrator.');
  await db.insert(administrators).values({ id: email, name, email });
  await db
    .insert(administrator_accounts)
    .values({ ...first.administrator_accounts, id: email, accountId: email, userId: email });
  const context = await browser.newContext({ baseURL: served.origin });
  const { password } = administrator;
  await context.request.post('/admin/login', { form: { email, password } });
  const page = await context.newPage();
  makeNavigationsWait(page);
  return page;
}
