import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { news_items } from '#database/schema/news.ts';

/** Unpins every news item and shows the list without a search. */
export async function unpinAll(page: Page, db: Database): Promise<void> {
  await db
    .update(news_items)
    .set({ is_pinned: false, display_order: 0 })
    .where(eq(news_items.is_pinned, true));
  await page.goto('/admin/news-items');
}
