import type { Database } from '#database/connect.ts';
import {
  applyTranslations,
  type Translated,
} from '../../translations/shown-translations.server.ts';
import type { KnownShade } from '../known-shades.server.ts';
import { nearestShades } from './nearest-shades.server.ts';

/** A near shade in a visitor's language. */
export interface ShownNearShade {
  shade: Omit<KnownShade, 'product'> & Translated & { product: KnownShade['product'] & Translated };
  distance: number | null;
}

/** The shades nearest to what the finder's address asks for, in a visitor's language; undefined if it is unknown. */
export async function readNearest(
  db: Database,
  languageCode: string,
  shades: readonly KnownShade[],
  asked: string,
): Promise<{ what: string; nearest: ShownNearShade[] } | undefined> {
  const found = nearestShades(shades, asked);
  if (!found) return undefined;
  // Copies, because translations change them.
  const nearest = found.nearest.map(({ shade, distance }) => ({
    shade: { ...shade, product: { ...shade.product } },
    distance,
  }));
  const records = nearest.map(({ shade }) => shade);
  await applyTranslations(db, languageCode, [
    { entity: 'shades', records, fields: ['name'] },
    { entity: 'products', records: records.map(({ product }) => product), fields: ['name'] },
  ]);
  return { what: found.what, nearest };
}
