import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { news_items } from '#database/schema/news.ts';
import { addNewsItem } from '../../world/content/catalogue-rows.ts';
import { administrator, expect } from '../world/site-fixture.ts';

/** Sets the account's choice between the editor and HTML. */
export const chooseFormatted = (db: Database, edits_formatted: boolean) =>
  db
    .update(administrators)
    .set({ edits_formatted })
    .where(eq(administrators.email, administrator.email));

const description = 'An article for the editor';

/** Removes the news items of `openArticle`, and sets the choice back. */
export async function leaveNoArticles(db: Database): Promise<void> {
  await db.delete(news_items).where(eq(news_items.description, description));
  await chooseFormatted(db, false);
}

/** Opens the form of a new news item with this article. */
export async function openArticle(page: Page, db: Database, article_body: string) {
  const [{ primary_image_url } = { primary_image_url: null }] = await db
    .select()
    .from(news_items)
    .orderBy(news_items.id)
    .limit(1);
  const item = await addNewsItem(db, { description, primary_image_url, article_body });
  await page.goto(`/admin/news-items?edit=${item.id}`);
  const form = page.getByRole('dialog', { name: 'Edit News Item' });
  return { item, form, source: form.locator('textarea[name=article_body]') };
}

/**
 * Presses the other of the two buttons above a text, and waits until the choice is stored, so that the next test
 * starts with its own.
 */
export async function chooseEditor(form: Locator, name: 'Formatted' | 'HTML'): Promise<void> {
  const stored = form.page().waitForResponse('**/admin/editor-choice*');
  await form.getByRole('button', { name }).press('Enter');
  await stored;
}

/** Turns the article into the editor; returns its text and toolbar. */
export async function format(form: Locator) {
  await chooseEditor(form, 'Formatted');
  const text = form.getByRole('textbox', { name: 'Article Body' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  return { text, toolbar: form.getByRole('toolbar', { name: 'Formatting' }) };
}

/** Saves the form, and waits until the message of the save is gone with the form. */
export async function update(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Update News Item' }).click();
  await expect(page.getByText('News item updated successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
}

/** Pastes as the browser does when a program has put HTML on the clipboard. */
export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    const how = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', how));
  }, html);
}
