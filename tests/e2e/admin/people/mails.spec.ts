import { bodyOf, headerOf, mailsTo } from '../../../world/mail/mail-server.ts';
import { copyDemo } from '../../world/demo-copy.ts';
import { test as base } from '../../world/mail-fixture.ts';
import { administrator, type ServedSite, serve } from '../../world/served-site.ts';
import { expect, expectAccessible } from '../../world/site-fixture.ts';

/** Mails of a site whose mail server accepts and refuses what the test says. */
const test = base.extend<object, { served: ServedSite }>({
  served: [
    async ({ mails }, use) => {
      const { dataDir, databaseUrl, remove } = await copyDemo();
      const variables = { DATABASE_URL: databaseUrl, SMTP_URL: mails.url };
      const served = await serve({ dataDir, port: 0, variables });
      await use(served);
      await served.stop();
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ expectedMessages: [/status of 4(10|22)/] });

test('a message that the mail server refuses waits, and is sent again by keyboard', async ({
  admin: page,
  mails,
  served,
}) => {
  mails.behaviour = 451;
  await page.request.post('/functions/v1/send-contact-email', {
    data: { name: 'Ana', email: 'a@example.com', subject: 'Ten cones', message: 'Ten characters' },
    headers: { Origin: served.origin },
  });
  await page.goto('/admin/messages');
  const card = page.getByRole('listitem').filter({ hasText: 'Ten cones' });
  await expect(card.getByText('Waiting', { exact: true })).toBeVisible();
  mails.behaviour = 'accept';
  await card.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('The message is being sent again')).toBeVisible();
  await expectAccessible(page);
  const subjects = () => mails.received.map((mail) => headerOf(mail, 'Subject'));
  await expect.poll(subjects).toEqual([expect.stringContaining('Ten cones')]);
});

test('a user who forgot the password gets a link by mail, chooses another one and signs in', async ({
  page,
  mails,
}) => {
  await page.goto('/admin/login');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status')).toContainText('we have emailed a link');
  await expectAccessible(page);

  const arrived = () => mailsTo(mails, administrator.email);
  await expect.poll(() => arrived().length).toBe(1);
  const [mail] = arrived();
  const link = /\/admin\/new-password#key=[\w-]+/.exec(mail ? bodyOf(mail) : '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('New Password')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/new-password$/);
  await page.getByLabel('New Password').fill('Password1234');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText(/This password is easy to guess/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New Password').fill('japan gold, five threads');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Your password has been changed. Sign in with the new one.',
  );
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill('japan gold, five threads');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The password of your account was changed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('The password of your account was changed.')).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expectAccessible(page);
});
