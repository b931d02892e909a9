import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import { partName } from '#domain/records/picture-texts.ts';
import type { NewTranslation } from '#domain/translations/translation-editing.server.ts';
import { pictureTexts } from '../content/picture-texts.ts';
import { requireKey, translationsOf } from './phrases.ts';

/** The column that says what a picture shows. */
export const textOfPicture = (path: string) => ({ alt_text: requireKey(pictureTexts, path).en });

/** The translations of the texts of a record's pictures: the main one, and the further ones with their rows. */
export function pictureTranslations(
  entity: CatalogueKind,
  id: number,
  main: string,
  further: readonly string[] = [],
  rows: readonly { id: number }[] = [],
): NewTranslation[] {
  const texts = further.map((path, at) => [
    partName('picture', rows[at]?.id ?? 0, 'alt_text'),
    requireKey(pictureTexts, path),
  ]);
  return translationsOf(entity, id, {
    alt_text: requireKey(pictureTexts, main),
    ...Object.fromEntries(texts),
  });
}
