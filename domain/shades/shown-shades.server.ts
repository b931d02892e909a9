import { and, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { preparedOnce } from '#database/prepared-once.ts';
import {
  item_codes,
  products,
  shade_item_codes,
  shade_matches,
  shades,
} from '#database/schema/products.ts';
import { fileAddress } from '../files/file-address.server.ts';
import type { ShownMedium } from '../files/media-type.ts';
import { shownMedium } from '../pictures/shown-pictures.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import type { Translated } from '../translations/shown-translations.server.ts';
import { distanceOf, labOf, screenColours } from './colour-difference.server.ts';
import { inShadeOrder } from './shade-list.server.ts';
import type { Match } from './shade-matches.ts';

/** An Active shade before its translations are applied. */
interface ShadeRow extends Translated {
  number: string;
  name: string | null;
  image_url: string | null;
  alt_text: string | null;
  is_decorative: boolean;
  stitched_url: string | null;
  stitched_alt_text: string | null;
  stitched_is_decorative: boolean;
  is_pictured: boolean;
  colour_towards: string | null;
  colour_away: string | null;
  /** The item codes in which it comes; empty for all codes of its product. */
  codes: string[];
  matches: Match[];
}

/** A shade as the page of its product shows it. */
export interface ShownShade extends Translated {
  number: string;
  name: string | null;
  codes: string[];
  matches: Match[];
  /** Whether the pictures of the item codes show this shade. */
  is_pictured: boolean;
  /** The picture on the cone, and the stitched one. */
  pictures: ShownMedium[];
  /** The colours that a screen can show nearest to the measured ones. */
  light: string | undefined;
  dark: string | undefined;
}

/** The Active shades of a product, in display order. */
export const readShades = (db: Database, slug: string): Promise<ShadeRow[]> =>
  shadesOf(db).execute({ slug });

const shadesOf = preparedOnce((db) => {
  const { id, number, name, alt_text, is_decorative, colour_towards, colour_away } = shades;
  const { stitched_alt_text, stitched_is_decorative, is_pictured } = shades;
  return db
    .select({
      ...{ id, number, name, alt_text, is_decorative, colour_towards, colour_away },
      ...{ stitched_alt_text, stitched_is_decorative, is_pictured },
      image_url: fileAddress(shades.image_url),
      stitched_url: fileAddress(shades.stitched_url),
      // `shades.id` is written as plain SQL: in a query of one table, Drizzle leaves out the table name of a column.
      codes: sql<string[]>`(
        select coalesce(json_agg(c.item_code order by c.item_code), '[]')
        from ${shade_item_codes} link join ${item_codes} c on c.id = link.item_code_id
        where link.shade_id = shades.id and c.product_id = shades.product_id)`,
      matches: sql<Match[]>`(
        select coalesce(json_agg(json_build_object('maker', m.maker, 'number', m.number,
          'distance', m.distance, 'colour', m.colour) order by m.maker, m.number, m.id), '[]')
        from ${shade_matches} m where m.shade_id = shades.id)`,
    })
    .from(shades)
    .where(
      and(
        sql`${shades.product_id} = (select p.id from ${products} p where p.slug = ${sql.placeholder('slug')})`,
        isPublic(shades),
      ),
    )
    .orderBy(inShadeOrder)
    .prepare('shades');
});

/** A shade with its pictures and colours. Its texts are already translated. */
export function shownShade(row: ShadeRow): ShownShade {
  const { image_url, stitched_url, untranslated, id, number, name, language, codes, is_pictured } =
    row;
  const stitched = {
    ...{ id, alt_text: row.stitched_alt_text, is_decorative: row.stitched_is_decorative },
    ...(untranslated?.includes('stitched_alt_text') && { untranslated: ['alt_text'] }),
  };
  return {
    ...{ id, number, name, codes, is_pictured },
    matches: row.matches.map((match) => measured(match, row)),
    ...(untranslated && { untranslated }),
    ...(language && { language }),
    pictures: [
      ...(image_url ? [shownMedium(image_url, row)] : []),
      ...(stitched_url ? [shownMedium(stitched_url, stitched)] : []),
    ],
    ...screenColours(row),
  };
}

/** A match whose distance is computed from the colours if it was not measured. */
function measured(match: Match, { colour_towards }: ShadeRow): Match {
  const [own, other] = [labOf(colour_towards), labOf(match.colour)];
  const computed = own && other ? distanceOf(own, other) : null;
  return { ...match, distance: match.distance ?? computed };
}
