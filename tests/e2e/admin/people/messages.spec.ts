import { contact_messages } from '#database/schema/contact.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../../world/site-fixture.ts';

test('messages are kept until they are deleted, and marked together by keyboard', async ({
  admin: page,
  served,
}) => {
  await test.step('a visitor’s message is kept with its delivery state until it is deleted', async () => {
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
    await page.getByLabel('Mail', { exact: true }).selectOption('Failed');
    await expect(page.getByText('No messages match')).toBeVisible();
  });
  await test.step('marking all messages as read by keyboard keeps the focus on the page', async () => {
    for (const subject of ['One of two', 'Two of two']) {
      const answer = await page.request.post(`${served.origin}/functions/v1/send-contact-email`, {
        data: { name: 'Ana', email: 'ana@example.com', subject, message: 'Ten characters' },
        headers: { Origin: served.origin },
      });
      expect(answer.ok()).toBe(true);
    }
    await page.goto('/admin/messages?state=new');
    await page.getByRole('button', { name: /^Mark \d+ as Read$/ }).press('Enter');
    await expect(page.getByText('No messages match')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // Ticked messages are marked together.
    await page.goto('/admin/messages?q=of+two');
    for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
    const bar = page.getByRole('region', { name: 'Selected messages' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page, 'ticked messages');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Mark as New' }).press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('listitem').getByText('New', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('a message is taken, noted, answered and found again, with a mouse and on a telephone', async ({
  admin: page,
  db,
}) => {
  await db.insert(contact_messages).values({
    ...{ name: 'Ana', email: 'ana@example.com', subject: 'A gold for lace', message_id: 'lace' },
    ...{ message: 'Which gauge would you choose?', delivery: 'sent' },
  });
  const card = page.getByRole('listitem').filter({ hasText: 'A gold for lace' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/messages');
  await card.getByRole('button', { name: 'Take' }).click();
  await expect(card.getByText('Taken by Administrator')).toBeVisible();
  await card.getByText('Add a note').click();
  await card.getByLabel('Note').fill('Asks every spring.');
  await card.getByRole('button', { name: 'Add Note' }).click();
  await expect(card.getByText('Asks every spring.')).toBeVisible();
  await expect(card.getByLabel('Note')).toHaveValue('');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  // Without the toast, which covers a part of the page.
  await page.goto('/admin/messages');
  await card.getByText('Write an answer').press('Enter');
  await card.getByRole('button', { name: 'Send Answer' }).click();
  await expect(card.getByText('Please write an answer')).toBeVisible();
  await card.getByLabel('Answer').fill('ST120, in the matte finish.');
  await expectNoSidewaysScroll(page, 'the form of an answer');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send Answer' }).press('Enter');
  await expect(card.getByText('Answered', { exact: true })).toBeVisible();
  await card.getByText(/^Answer by Administrator/).click();
  await expect(card.getByText('> Which gauge would you choose?')).toBeVisible();
  await page.getByLabel('State').selectOption('Answered');
  await expect(page).toHaveURL(/state=answered/);
  await expect(card).toBeVisible();
  await page.getByLabel('Search messages').fill('no such thread');
  await expect(page.getByText('No messages match')).toBeVisible();
  await page.getByLabel('Search messages').fill('gauge');
  await expect(card).toBeVisible();
  await page.getByLabel('Taken By').selectOption('Administrator');
  await expect(page).toHaveURL(/person=/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('messages.csv');
});
