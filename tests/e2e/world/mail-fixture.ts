import { type MailServer, openMailServer } from '../../world/mail/mail-server.ts';
import { test as base } from './site-fixture.ts';

/** Tests with a mail server of their own, one for each worker. */
export const test = base.extend<object, { mails: MailServer }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const mails = await openMailServer();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
});
