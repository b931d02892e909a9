import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { general_settings } from '#database/schema/settings.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { type CarouselSlide, intervalOf } from './carousel.ts';
import { readSetting } from './setting-editing.server.ts';

/** The pictures that the home page shows, in display order: active ones, and those without a status. */
export function listCarouselSlides(db: Database): Promise<CarouselSlide[]> {
  const { id, image_url, alt_text, title, display_order, is_active, type } = general_settings;
  const address = fileAddress(image_url);
  return db
    .select({ id, image_url: sql<string>`${address}`, alt_text, title })
    .from(general_settings)
    .where(and(eq(type, 'carousel'), isNotNull(address), sql`${is_active} is not false`))
    .orderBy(sql`${display_order} asc nulls last`, asc(id));
}

/** How long each picture is shown, in milliseconds. */
export async function findCarouselInterval(db: Database): Promise<number> {
  return intervalOf(await readSetting(db, 'duration'));
}
