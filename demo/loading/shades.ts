import type { Database } from '#database/connect.ts';
import { createShade } from '#domain/shades/shade-editing.server.ts';
import { listCodeChoices } from '#domain/shades/shade-list.server.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import { shades } from '../content/shades.ts';
import { translationsOf } from './phrases.ts';

/** Inserts the shades of a product, whose item codes are already there. */
export async function loadShades(tx: Database, slug: string, product_id: number): Promise<void> {
  const choices = await listCodeChoices(tx, product_id);
  for (const shade of shades.filter(({ product }) => product === slug)) {
    const { number, name, colour_towards, colour_away, codes = [], matches = null } = shade;
    const { is_pictured = false } = shade;
    const item_code_ids = choices.flatMap((code) => (codes.includes(code.name) ? code.id : []));
    const columns = {
      ...{ product_id, number, name: name.en, colour_towards, colour_away, is_pictured },
    };
    const id = await createShade(tx, { ...columns, item_code_ids, matches }, {});
    await addTranslations(tx, translationsOf('shades', id, { name }));
  }
}
