import { type RouterContextProvider, redirect } from 'react-router';
import type { Database } from '#database/connect.ts';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { attempt } from './attempt.ts';

/**
 * Finds the record of a page by its slug. It redirects to the present address if the record was renamed, to the list if
 * the record is missing, and to the list with a toast if reading failed.
 */
export async function foundRecord<Found>(
  context: Readonly<RouterContextProvider>,
  place: { kind: 'gallery_items' | 'news_items'; slug: string; list: string; toast: string },
  read: (db: Database, languageCode: string) => Promise<Found | null | undefined>,
): Promise<Found> {
  const { kind, slug, list, toast } = place;
  const answer = await attempt(context, async (db, languageCode) => {
    const record = await read(db, languageCode);
    return record ? { record } : { movedTo: await findPresentSlug(db, kind, slug) };
  });
  if (!answer) throw redirect(`${list}?toast=${toast}`, 302);
  if (answer.record) return answer.record;
  if (answer.movedTo) throw redirect(recordPath(kind, answer.movedTo), 301);
  throw redirect(list, 302);
}
