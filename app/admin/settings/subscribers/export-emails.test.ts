import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const copyButton = async () => {
  const path = '/admin/general-settings/subscribers?export=yes';
  const answer = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { html, button: html.match(/<button[^>]*>Copy to Clipboard</)?.[0] };
};

test('active addresses can be copied, and without any the button is disabled', async () => {
  const { db } = admin.world;
  await db.insert(newsletter_subscription).values({ email: 'away@example.com', active: false });
  const empty = await copyButton();
  expect(empty.html).toContain('There are no active subscribers.');
  expect(empty.button).toContain(' disabled=""');
  expect(empty.html).not.toContain('Download CSV');
  await db.insert(newsletter_subscription).values({ email: 'ada@example.com' });
  const one = await copyButton();
  expect(one.html).toContain('1 active email address, separated');
  expect(one.button).not.toContain(' disabled=""');
  await db.insert(newsletter_subscription).values({ email: 'bob@example.com' });
  expect((await copyButton()).html).toMatch(
    />(bob@example\.com;ada|ada@example\.com;bob)@example\.com</,
  );
});

test('the CSV file has each active subscription with its address to unsubscribe, and no cell that a spreadsheet would calculate', async () => {
  const { db } = admin.world;
  await db.delete(newsletter_subscription);
  const odd = ['=1+1@example.com', '+44@example.com', '-a@example.com'];
  const emails = [...odd, 'ada@example.com', 'a"b,c;d@example.com'];
  for (const email of emails)
    await db.execute(
      sql`insert into newsletter_subscription (email) values (${email}) on conflict do nothing`,
    );
  await db.insert(newsletter_subscription).values({ email: 'away@example.com', active: false });
  expect((await copyButton()).html).toContain('href="/admin/subscribers/export"');
  const answer = await admin.site.fetch('/admin/subscribers/export', {
    headers: { cookie: admin.cookie },
  });
  expect(answer.headers.get('content-disposition')).toContain('newsletter-subscribers.csv');
  const [heading, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(heading).toBe('Email,Status,Created At,Confirmed At,Language,Page,Unsubscribe');
  expect(lines.map((line) => line.replace(/,Active,.*/, '')).sort()).toEqual(
    [...odd.map((email) => `'${email}`), 'ada@example.com', '"a""b,c;d@example.com"'].sort(),
  );
  const [, page] = /,(http[^,]*)$/.exec(lines.find((line) => line.startsWith('ada')) ?? '') ?? [];
  expect(await (await admin.site.fetch(new URL(page ?? '').pathname)).text()).toContain(
    'ada@example.com is subscribed to our newsletter.',
  );
});
