import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { general_settings } from '#database/schema/settings.ts';
import { type Deleted, deleteRecord } from '../history/bin/bin.server.ts';
import { reading, readListPage, sortBy, sortByText } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { withoutUntouchedOrder } from '../order/display-order.server.ts';
import { inOrder, type OrderedList } from '../order/list-order.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { addRecord, changeRecord } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import { carouselWords, imageMissing } from './carousel-fields.ts';
import { type CarouselInput, carouselForm } from './carousel-form.ts';

const isCarousel = eq(general_settings.type, 'carousel');

export const carouselOrder = {
  table: general_settings,
  where: isCarousel,
} satisfies OrderedList;

const shown = {
  id: general_settings.id,
  title: general_settings.title,
  image_url: general_settings.image_url,
  alt_text: general_settings.alt_text,
  display_order: general_settings.display_order,
  version: general_settings.version,
  // Rows without a value count as active, as on the home page.
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

/** A page of the pictures of the home page's carousel, active or not. */
export function listCarouselImages(db: Database, query: ListQuery) {
  return readListPage(db, {
    table: general_settings,
    where: isCarousel,
    page: query.page,
    read: reading(db.select(shown).from(general_settings).$dynamic(), orderOf(query)),
  });
}

/** A carousel picture with its version; undefined if there is none. */
export async function findCarouselImage(db: Database, id: number) {
  const [image] = await db
    .select(shown)
    .from(general_settings)
    .where(and(isCarousel, eq(general_settings.id, id)));
  return image;
}

export type CarouselImage = NonNullable<Awaited<ReturnType<typeof findCarouselImage>>>;

/** SQL for the name of a picture in the bin. */
const carouselName = sql`coalesce(nullif(${general_settings.title}, ''),
  nullif(${general_settings.alt_text}, ''), 'image ' || ${general_settings.id})`;

/** The fields of a carousel picture without its file. */
type CarouselPicture = Omit<CarouselInput, 'display_order_before'>;

const carouselUploads = {
  image: { kind: 'image', folder: 'carousel', column: 'image_url', step: 'store picture' },
} as const;

/** The kind of the carousel pictures; a new picture needs its file. */
export const carouselKind = defineKind({
  ...carouselWords,
  form: carouselForm,
  table: general_settings,
  uploads: carouselUploads,
  read: findCarouselImage,
  found: () => isCarousel,
  active: general_settings.is_active,
  binName: carouselName,
  async save(stores, { edit, input }, uploads) {
    if (!edit && !uploads.get('image')?.length)
      return { ok: false, refusal: 'file', field: 'image', message: imageMissing };
    const step = edit ? 'update picture' : 'add picture';
    return saveRecord(
      stores,
      { uploads: carouselUploads, step },
      uploads,
      async (tx, { addresses }) => {
        if (!edit) return { ok: true, id: await addCarouselImage(tx, input, addresses) };
        const columns = { ...columnsOf(withoutUntouchedOrder(input)), ...addresses };
        return changeRecord(tx, general_settings, edit, columns, isCarousel);
      },
    );
  },
});

/** The columns for the fields: the status is stored in `is_active`. */
const columnsOf = <Picture extends Partial<CarouselPicture>>({ status, ...columns }: Picture) => ({
  ...columns,
  ...(status !== undefined && { is_active: status === 'Active' }),
});

/** Inserts a picture whose file is already stored. Returns its id. */
export function addCarouselImage(
  db: Database,
  { title, alt_text, display_order, status }: CarouselPicture,
  picture: { image_url?: string },
): Promise<number> {
  const columns = columnsOf({ title, alt_text, display_order, status });
  const values = { ...columns, ...picture, type: 'carousel' };
  return addRecord(db, general_settings, values);
}

/** Moves a picture to the bin; undefined if there is no such picture. */
export async function deleteCarouselImage(db: Database, id: number): Promise<Deleted | undefined> {
  // Rows of other types are not carousel pictures.
  if (!(await findCarouselImage(db, id))) return undefined;
  return deleteRecord(db, carouselKind, id);
}
