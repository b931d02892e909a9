import type { Page } from '@playwright/test';
import type { Hands } from './hands.ts';

type Way = (hands: Hands) => Promise<void>;

/** A task of a day: its first screen, the specified way, and the quicker way if there is one. */
export interface DayTask {
  name: string;
  at: string;
  specified: Way;
  quicker?: Way;
}

/** A field of the open form; a star behind its label says that it is required. */
export const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${label}\\W*$`));

/** Waits until no dialog is open. */
export const closed = (hands: Hands) =>
  hands.page.getByRole('dialog').waitFor({ state: 'detached' });

/** Saves the open form with its button, and waits until it is closed. */
export async function save(hands: Hands, button: string): Promise<void> {
  await hands.click(hands.button(button));
  await closed(hands);
}

/** Adds a record with the texts of its form. */
export async function create(
  hands: Hands,
  open: string,
  values: [string, string][],
  button: string,
) {
  await hands.click(hands.page.getByRole('button', { name: open, exact: true }));
  for (const [label, text] of values) await hands.fill(field(hands.page, label), text);
  await save(hands, button);
}

/** Opens the form of a row and replaces one text. */
export async function edited(hands: Hands, row: string, label: string, text: string) {
  await hands.inRow(row, 'Edit');
  await hands.fill(field(hands.page, label), text);
}

/** Plans the publication of the record whose form is open. */
export async function planned(hands: Hands, time: string) {
  const { page } = hands;
  await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Plan…' }));
  await hands.fill(page.getByLabel('Date and time'), time);
  await hands.press('Enter');
  await page.getByRole('dialog', { name: / Plan|^Plan / }).waitFor({ state: 'detached' });
}
