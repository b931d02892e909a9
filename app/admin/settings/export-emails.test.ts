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
  expect(empty.html).toContain('No subscriber is active.');
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

test('the CSV file has one address per line and no cell that a spreadsheet would calculate', async () => {
  const { db } = admin.world;
  await db.delete(newsletter_subscription);
  const odd = ['=1+1@example.com', '+44@example.com', '-a@example.com'];
  const emails = [...odd, 'ada@example.com', 'a"b,c;d@example.com'];
  for (const email of emails)
    await db.execute(
      sql`insert into newsletter_subscription (email) values (${email}) on conflict do nothing`,
    );
  const href = (await copyButton()).html.match(/href="data:text\/csv;charset=utf-8,([^"]*)"/)?.[1];
  const [heading, ...cells] = decodeURIComponent((href ?? '').replaceAll('&#x27;', "'")).split(
    '\r\n',
  );
  expect(heading).toBe('email');
  expect(cells.sort()).toEqual(
    [...odd.map((email) => `'${email}`), 'ada@example.com', '"a""b,c;d@example.com"'].sort(),
  );
});
