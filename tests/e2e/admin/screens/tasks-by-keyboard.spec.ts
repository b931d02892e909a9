import { contact_messages } from '#database/schema/contact.ts';
import { administrator } from '../../world/served-site.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { Speech } from '../../world/speech.ts';
import { createStaleFile } from '../stale-file.ts';

/** Tasks of the other screens, done without a mouse, as a screen reader says them: see speech.ts. */

test.use({ expectedMessages: [/status of 422/] });

const task = test.step;

test('the arrow keys switch the tabs of the settings', async ({ admin: page }) => {
  const speech = await Speech.of(page);
  await speech.open('/admin/general-settings');
  await speech.tabTo(page.getByRole('tab', { name: 'Homepage Carousel' }));
  for (const [key, name] of [
    ['ArrowRight', 'Global Settings'],
    ['ArrowRight', 'Contact Us Settings'],
    ['End', 'Messages and Newsletter'],
    ['ArrowRight', 'Homepage Carousel'],
    ['ArrowLeft', 'Messages and Newsletter'],
    ['ArrowLeft', 'Languages'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
    expect(await speech.arrivesAt(page.getByRole('tab', { name }))).toBe(`${name}, tab, selected`);
  }
  const isLeftToTheBrowser = await page.locator(':focus').evaluate((tab) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return tab.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeftToTheBrowser).toBe(true);
});

test('a stale file is deleted, an administrator invited, and a message answered for', async ({
  admin: page,
  served,
  db,
}) => {
  const speech = await Speech.of(page);
  await task('a stale file is deleted', async () => {
    await createStaleFile(served);
    await speech.open('/admin/general-settings/stale-files');
    const file = page.getByRole('row').filter({ hasText: 'carousel/' }).first();
    await speech.tabTo(file.getByRole('checkbox'));
    expect(await speech.press('Space')).toMatch(/checkbox, checked$/);
    await page.getByRole('tab', { name: 'Remove Stale Files' }).focus();
    await speech.enter(page.getByRole('button', { name: 'Delete Selected (1)' }));
    const question = page.getByRole('dialog', { name: 'Delete 1 files?' });
    await speech.enter(question.getByRole('button', { name: 'Delete' }));
    await speech.hears('Successfully deleted 1 files. Failed: 0');
  });
  await task('an administrator is invited, first without a password', async () => {
    await speech.open('/admin/accounts');
    await speech.tabTo(page.getByLabel('Name'));
    await page.keyboard.type('Keyed Guest');
    await speech.tabTo(page.getByLabel('Email'));
    await page.keyboard.type('keyed@example.com');
    await speech.tabTo(page.getByLabel('Your Password'));
    await page.keyboard.press('Enter');
    await speech.hears('Please enter your current password');
    expect(await speech.focused()).toContain('invalid');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/Send them this link/)).toHaveValue(/\/admin\/invitation#key=/);
  });
  await db.insert(contact_messages).values({
    ...{
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'A gold to be heard',
      message_id: 'spoken',
    },
    ...{ message: 'Which gauge would you choose?', delivery: 'sent' },
  });
  const card = page.getByRole('listitem').filter({ hasText: 'A gold to be heard' });
  await task('a message is taken', async () => {
    await speech.open('/admin/messages');
    await speech.tabTo(card.getByRole('button', { name: 'Take' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => speech.focused()).toBe('Give Back, button');
    await speech.tabTo(card.getByText('Add a note'));
    expect(await speech.press('Enter')).toContain('expanded');
  });
  await task('a person is looked for, found and not', async () => {
    await speech.open('/admin/erase-person');
    await speech.tabTo(page.getByLabel('Email'));
    await page.keyboard.type('nobody@example.com');
    await page.keyboard.press('Enter');
    await speech.hears('Nothing is stored about this address.');
    await speech.arrivesAt(page.getByLabel('Email'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ana@example.com');
    await page.keyboard.press('Enter');
    expect(await speech.arrivesAt(page.getByRole('heading', { name: 'Erase this person?' }))).toBe(
      'Erase this person?, heading',
    );
  });
  speech.end();
});
