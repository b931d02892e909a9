import { closed, create, type DayTask, field, planned, save } from './day-task.ts';
import type { Hands } from './hands.ts';

/** Fills the form of a new news item. */
async function writtenNews(hands: Hands, title: string) {
  const { page } = hands;
  await hands.click(page.getByRole('button', { name: 'Add News', exact: true }));
  await hands.fill(field(page, 'Title'), title);
  await hands.fill(field(page, 'Description'), 'Where to find us');
  await hands.fill(field(page, 'Article Body'), 'We will be there with new threads.');
}

/** The tasks with categories, news, gallery items, messages and settings. */
export const otherTasks: DayTask[] = [
  {
    name: 'a product category added',
    at: '/admin/categories',
    specified: (hands) =>
      create(hands, 'New Category', [['Category Name', 'Reflective']], 'Create Category'),
  },
  {
    name: 'a gallery category added',
    at: '/admin/gallery-categories',
    specified: (hands) =>
      create(hands, 'New Category', [['Category Name', 'Uniforms']], 'Create Category'),
  },
  {
    name: 'a news item written today for next Tuesday',
    at: '/admin/news-items',
    async specified(hands) {
      const { page } = hands;
      await writtenNews(hands, 'A fair');
      await hands.upload('primary_image');
      await hands.choose(field(page, 'Status'), 'Inactive');
      await save(hands, 'Create News Item');
      await hands.inRow('A fair', 'Edit');
      await planned(hands, '2035-12-04T09:00');
    },
    async quicker(hands) {
      await writtenNews(hands, 'Another fair');
      await hands.drop('primary_image');
      await planned(hands, '2035-12-04T09:00');
      await closed(hands);
    },
  },
  {
    name: 'a gallery item with a picture and a category',
    at: '/admin/gallery-items',
    async specified(hands) {
      const { page } = hands;
      await hands.click(page.getByRole('button', { name: 'New Item', exact: true }));
      await hands.fill(field(page, 'Name'), 'A gown');
      await hands.click(page.getByRole('dialog').getByLabel('Stage', { exact: true }));
      await hands.upload('primary_image');
      await save(hands, 'Create Gallery Item');
    },
  },
  {
    name: 'five messages marked as read',
    at: '/admin/messages',
    async specified(hands) {
      for (let at = 1; at <= 5; at++) {
        const card = hands.page.getByRole('listitem').filter({ hasText: `Question ${at}.` });
        await hands.click(card.getByRole('button', { name: 'Mark as Read' }));
        await card.getByRole('button', { name: 'Mark as New' }).waitFor();
      }
    },
    async quicker(hands) {
      const all = hands.page.getByRole('button', { name: 'Mark 5 as Read' });
      await hands.click(all);
      await all.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a message answered',
    at: '/admin/messages',
    async specified(hands) {
      const card = hands.page.getByRole('listitem').filter({ hasText: 'Question 1.' });
      await hands.click(card.getByText('Write an answer'));
      await hands.fill(card.getByLabel('Answer'), 'Yes, in two weeks.');
      await hands.click(card.getByRole('button', { name: 'Send Answer' }));
      await card.getByText('Answered', { exact: true }).waitFor();
    },
  },
  {
    name: 'the addresses of all subscribers copied',
    at: '/admin/general-settings/subscribers',
    async specified(hands) {
      await hands.click(hands.page.getByRole('button', { name: 'Export Emails' }));
      await hands.click(hands.page.getByRole('button', { name: 'Copy to Clipboard' }));
      await hands.says('Active emails copied to clipboard!');
    },
  },
  {
    name: 'the telephone number of the company changed',
    at: '/admin/general-settings/company',
    async specified(hands) {
      await hands.fill(hands.page.getByLabel('Phone', { exact: true }), '+852 2345 6789');
      await hands.click(hands.button('Save Company'));
      await hands.says('Company updated successfully');
    },
  },
];
