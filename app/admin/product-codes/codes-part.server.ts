import { saveCellsOfProduct } from '#domain/products/save-item-code-cells.server.ts';
import { mayEdit } from '#domain/roles/rights.ts';
import { notAllowedRefusal } from '../actions/action-result.ts';
import type { SavedPart } from '../actions/saved-part.server.ts';
import { changesIn, refusalAt } from '../item-codes/item-code-grid-operation.server.ts';
import { changesUnreadable } from '../item-codes/item-code-grid-texts.ts';
import { codesKey } from './codes-texts.ts';

/** The tab with the item codes of a product in its form. */
export const codesPart: SavedPart = {
  key: codesKey,
  async save({ form, db, administrator }, { id }) {
    if (!mayEdit(administrator, 'item_codes')) return notAllowedRefusal;
    const sent = changesIn(form);
    if (!sent) return { ok: false, errors: { '': [changesUnreadable] } };
    const problems = await saveCellsOfProduct(db, id, sent);
    return problems.length > 0 ? refusalAt(problems) : undefined;
  },
};
