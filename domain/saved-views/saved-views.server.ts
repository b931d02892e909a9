import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { saved_views } from '#database/schema/saved-views.ts';
import { databaseFailure } from '../failures/failure-reason.server.ts';

/** The account whose views these are, and the kind of record that they list. */
export interface ViewsOf {
  administrator_id: string;
  list: string;
}

const { id, name, query } = saved_views;

const isOf = ({ administrator_id, list }: ViewsOf) =>
  and(eq(saved_views.administrator_id, administrator_id), eq(saved_views.list, list));

/** The views of one list that an account has saved, by name. */
export const listViews = (db: Database, of: ViewsOf) =>
  db.select({ id, name, query }).from(saved_views).where(isOf(of)).orderBy(asc(name));

export type SavedView = Awaited<ReturnType<typeof listViews>>[number];

/** Saves a view; one with the same name is replaced. */
export async function saveView(
  db: Database,
  of: ViewsOf,
  view: Pick<SavedView, 'name' | 'query'>,
): Promise<void> {
  await db
    .insert(saved_views)
    .values({ ...of, ...view })
    .onConflictDoUpdate({
      target: [saved_views.administrator_id, saved_views.list, name],
      set: { query: view.query },
    });
}

/** Renames a view. 'taken': another view of the list has this name. */
export async function renameView(
  db: Database,
  of: ViewsOf,
  view: Pick<SavedView, 'id' | 'name'>,
): Promise<'renamed' | 'taken' | 'gone'> {
  try {
    const renamed = await db
      .update(saved_views)
      .set({ name: view.name })
      .where(and(isOf(of), eq(id, view.id)))
      .returning({ id });
    return renamed.length > 0 ? 'renamed' : 'gone';
  } catch (error) {
    if (databaseFailure(error)?.constraint === 'saved_views_name_once') return 'taken';
    throw error;
  }
}

/** Deletes a view and returns it; undefined if the account has no such view. */
export async function deleteView(
  db: Database,
  of: ViewsOf,
  view: number,
): Promise<SavedView | undefined> {
  const [gone] = await db
    .delete(saved_views)
    .where(and(isOf(of), eq(id, view)))
    .returning({ id, name, query });
  return gone;
}
