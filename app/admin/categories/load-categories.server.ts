import type { RouterContextProvider } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { servicesContext } from '#server/visit/context.ts';
import { readListQuery } from '../screen/list-query.ts';
import { editedId } from '../screen/screen-address.ts';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';
import type { CategoryKind } from './category-screen.tsx';

interface CategoryReads<Category> {
  list(db: Database, query: ListQuery): Promise<ListPage<Category>>;
  find(db: Database, id: number): Promise<Category | undefined>;
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Reads what a category screen shows: the list, and the category that is edited. */
export async function loadCategories<Category extends { id: number }>(
  { request, context }: Asked,
  kind: CategoryKind,
  screen: keyof typeof loadFailures,
  { list, find }: CategoryReads<Category>,
) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, loadFailures[screen], async () => {
    const [listed, category] = await Promise.all([
      list(db, query),
      id === undefined ? undefined : find(db, id),
    ]);
    return { query, ...(await withTranslationStates(context, kind, listed)), category };
  });
}
