import { type RouterContextProvider, redirect } from 'react-router';
import type { Database } from '#database/connect.ts';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { attempt } from './attempt.ts';

/** The list of each kind, and the name of the toast that says that a record could not be read. */
const lists = {
  gallery_items: { path: publicPages.gallery.path, toast: 'galleryItem' },
  news_items: { path: publicPages.news.path, toast: 'newsItem' },
};

/**
 * Finds the record of a page by its slug. It redirects to the present address if the record was renamed, to the list if
 * the record is missing, and to the list with a toast if reading failed.
 */
export async function foundRecord<Found>(
  context: Readonly<RouterContextProvider>,
  kind: keyof typeof lists,
  slug: string,
  read: (db: Database, languageCode: string) => Promise<Found | null | undefined>,
): Promise<Found> {
  const answer = await attempt(context, async (db, languageCode) => {
    const record = await read(db, languageCode);
    return record ? { record } : { movedTo: await findPresentSlug(db, kind, slug) };
  });
  const { path, toast } = lists[kind];
  if (!answer) throw redirect(`${path}?toast=${toast}`, 302);
  if (answer.record) return answer.record;
  if (answer.movedTo) throw redirect(recordPath(kind, answer.movedTo), 301);
  throw redirect(path, 302);
}
