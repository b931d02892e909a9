import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { general_settings } from '#database/schema/settings.ts';
import { step } from '../failures/failure.ts';
import { FileBatch } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../files/uploaded-file.server.ts';
import { readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { inOrder, nextDisplayOrder, type OrderedList } from '../order/display-order.server.ts';
import { type CarouselInput, imageMissing } from './carousel-form.ts';

const isCarousel = eq(general_settings.type, 'carousel');

export const carouselOrder: OrderedList = { table: general_settings, where: isCarousel };

const shown = {
  id: general_settings.id,
  title: general_settings.title,
  image_url: general_settings.image_url,
  alt_text: general_settings.alt_text,
  display_order: general_settings.display_order,
  version: general_settings.version,
  // Not said otherwise is active.
  status: sql<
    'Active' | 'Inactive'
  >`case when ${general_settings.is_active} is false then 'Inactive' else 'Active' end`,
};

function orderOf({ sort, dir }: ListQuery) {
  const { id, title, display_order, is_active } = general_settings;
  if (sort === 'title') return sql`${sortByText(title, dir)}, ${id}`;
  if (sort === 'display_order') return sql`${sortBy(display_order, dir)}, ${id}`;
  if (sort === 'status') return sql`${sortBy(sql`${is_active} is false`, dir)}, ${id}`;
  return inOrder(carouselOrder);
}

/** All pictures of the home page's carousel, active or not. */
export function listCarouselImages(db: Database, query: ListQuery) {
  return readListPage(db, {
    table: general_settings,
    where: [isCarousel],
    page: query.page,
    read: ({ where, limit, offset }) =>
      db
        .select(shown)
        .from(general_settings)
        .where(where)
        .orderBy(orderOf(query))
        .limit(limit)
        .offset(offset),
  });
}

export async function findCarouselImage(db: Database, id: number) {
  const [image] = await db
    .select(shown)
    .from(general_settings)
    .where(and(isCarousel, eq(general_settings.id, id)));
  return image;
}

export type CarouselImage = NonNullable<Awaited<ReturnType<typeof findCarouselImage>>>;

export type SavedCarouselImage =
  | { ok: true; id: number }
  | { ok: false; refusal: 'changed' | 'gone' }
  | { ok: false; refusal: 'file'; message: string };

/** Adds a picture, or changes one when `edit` names it; the file goes again when that fails. Throws StepFailed. */
export async function saveCarouselImage(
  { db, files }: { db: Database; files: FileStore },
  input: CarouselInput,
  image: UploadedFile | undefined,
  edit: { id: number; version: number } | undefined,
): Promise<SavedCarouselImage> {
  if (!edit && !image) return { ok: false, refusal: 'file', message: imageMissing };
  const batch = new FileBatch(files);
  try {
    const stored =
      image && (await step('Error saving image', () => batch.store('carousel', 'image', image)));
    if (stored && !stored.ok) return { ok: false, refusal: 'file', message: stored.message };
    const { status, ...rest } = input;
    const columns = {
      ...rest,
      is_active: status === 'Active',
      ...(stored ? { image_url: stored.url } : {}),
    };
    const saved = edit ? await update(db, edit, columns) : await add(db, columns);
    if (!saved.ok) await batch.undo();
    return saved;
  } catch (error) {
    await batch.undo();
    throw error;
  }
}

type Columns = Partial<typeof general_settings.$inferInsert>;

function add(db: Database, columns: Columns): Promise<SavedCarouselImage> {
  return step('Failed to add carousel image', async () => {
    const display_order = columns.display_order || (await nextDisplayOrder(db, carouselOrder));
    const [row] = await db
      .insert(general_settings)
      .values({ ...columns, type: 'carousel', display_order })
      .returning({ id: general_settings.id });
    if (!row) throw new Error('the insert answered no row');
    return { ok: true, id: row.id };
  });
}

function update(
  db: Database,
  { id, version }: { id: number; version: number },
  columns: Columns,
): Promise<SavedCarouselImage> {
  return step('Failed to update carousel image', async () => {
    const mine = and(isCarousel, eq(general_settings.id, id));
    const changed = await db
      .update(general_settings)
      .set({ ...columns, version: sql`${general_settings.version} + 1` })
      .where(and(mine, eq(general_settings.version, version)))
      .returning({ id: general_settings.id });
    if (changed.length > 0) return { ok: true, id };
    return {
      ok: false,
      refusal: (await db.$count(general_settings, mine)) > 0 ? 'changed' : 'gone',
    };
  });
}

/** Deletes the row; its file stays for the stale files. */
export async function deleteCarouselImage(db: Database, id: number): Promise<void> {
  await db.delete(general_settings).where(and(isCarousel, eq(general_settings.id, id)));
}
