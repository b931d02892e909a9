import { asc, eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { openMailServer } from '../world/mail/mail-server.ts';
import { holdPauses } from '../world/people/counted-tries.ts';
import { openSite } from '../world/world.ts';
import { openAdminSite } from './admin-site.ts';

/** The password of the accounts in these tests. */
export const password = 'gold and silver';

/** A site behind a proxy with a mail server, closed after the last test: for sign-ins from many addresses. */
export async function openSignInSite() {
  const admin = await openAdminSite();
  const mails = await openMailServer();
  const site = await openSite(admin.world, { TRUST_PROXY: 'on', SMTP_URL: mails.url });
  afterAll(async () => {
    await site.close();
    await mails.close();
    await admin.close();
  });
  const { db } = admin.world;
  await holdPauses(db);
  return {
    db,
    mails,
    site,
    /** Sends a form from an address, as a browser with these cookies does. */
    post: (path: string, values: Record<string, string>, from: string, cookie = '') =>
      site.fetch(path, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'user-agent': 'A marked browser', cookie },
        body: new URLSearchParams(values),
      }),
    /** The events of an account in the security log, the oldest first. */
    async eventsOf(administrator: string) {
      const rows = await db
        .select({ event: security_log.event })
        .from(security_log)
        .where(eq(security_log.administrator_id, administrator))
        .orderBy(asc(security_log.id));
      return rows.map(({ event }) => event);
    },
    dashboard: async (cookie: string) =>
      (await site.fetch('/admin', { headers: { cookie } })).text(),
  };
}
