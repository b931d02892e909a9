import type { Page } from '@playwright/test';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import { expect } from '../world/site-fixture.ts';

/** Deletes a record as its screen does without JavaScript: it is in the bin. */
export async function deleteRecord(page: Page, screen: string, id: number): Promise<void> {
  const values = { intent: 'delete', id };
  const answer = await page.request.post(
    screen,
    hasFileFields(screen) ? { multipart: values } : { form: values },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
}
