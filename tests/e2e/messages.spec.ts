import { expect, expectAccessible, test } from './site-fixture.ts';

test('a visitor’s message is kept with its delivery state', async ({ office: page, served }) => {
  const answer = await page.request.post(`${served.origin}/functions/v1/send-contact-email`, {
    data: {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'Two cones of ST120',
      message: 'How soon can you\nsend them?',
    },
    headers: { Origin: served.origin },
  });
  expect(answer.ok()).toBe(true);
  await expect
    .poll(async () => {
      await page.goto('/admin/messages');
      return page.getByText('Sent', { exact: true }).count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Two cones of ST120' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Delivery').selectOption('Failed');
  await expect(page.getByText('No data found')).toBeVisible();
});
