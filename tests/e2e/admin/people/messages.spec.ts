import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

test('a visitor’s message is kept with its delivery state until it is deleted', async ({
  admin: page,
  served,
}) => {
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
  const card = page.getByRole('listitem').filter({ hasText: 'Two cones of ST120' });
  await expect
    .poll(async () => {
      await page.goto('/admin/messages');
      return card.getByText('Kept here', { exact: true }).count();
    })
    .toBe(1);
  await expect(card.getByRole('heading', { name: 'Two cones of ST120' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(
    question.getByText(
      'Are you sure you want to delete this message? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByLabel('Delivery').selectOption('Failed');
  await expect(page.getByText('No such messages')).toBeVisible();
});

test('marking all messages as read by keyboard keeps the focus on the page', async ({
  admin: page,
  served,
}) => {
  for (const subject of ['One of two', 'Two of two']) {
    const answer = await page.request.post(`${served.origin}/functions/v1/send-contact-email`, {
      data: { name: 'Ana', email: 'ana@example.com', subject, message: 'Ten characters' },
      headers: { Origin: served.origin },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.goto('/admin/messages?read=no');
  await page.getByRole('button', { name: /^Mark \d+ as Read$/ }).press('Enter');
  await expect(page.getByText('No such messages')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
