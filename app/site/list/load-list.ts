import { data, type RouterContextProvider } from 'react-router';
import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { sent } from '#app/i18n/message.tsx';
import type { Database } from '#database/connect.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { fixedPageMeta } from '../seo/page-meta.ts';
import { type ListRequest, listPath, listRequest } from './list-request.ts';

/** The data of a page with a list of records. If the list cannot be read, a toast says so. */
export async function loadList<List extends { page: number }>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  name: 'gallery' | 'news',
  read: (db: Database, languageCode: string, now: ListRequest) => Promise<List>,
) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => read(db, languageCode, now));
  const meta = fixedPageMeta(context, name, listPath(publicPages[name].path, now, list?.page ?? 1));
  const toasts = [!list && sent(shownMessagesOf(context.get(visitContext))[name].loadFailed)];
  const texts = shownPages(context).builtIn[name];
  return data({ now, list, texts, toasts, meta }, { status: list ? 200 : 503 });
}
