import type { CellStore } from '#domain/cells/cell-store.server.ts';
import { itemCodeCells, shadeCells } from '#domain/cells/cell-stores.server.ts';
import { copyRecords } from '#domain/cells/copied-record.server.ts';
import { saveCellsOfProduct } from '#domain/cells/save-cells.server.ts';
import { mayEdit } from '#domain/roles/role-rights.ts';
import { notAllowedRefusal } from '../actions/action-result.ts';
import type { SavedPart } from '../actions/saved-part.server.ts';
import { changesIn, refusalAt } from '../record-grids/grid-operation.server.ts';
import { changesUnreadable } from '../record-grids/grid-texts.ts';

const gridPart = (store: CellStore): SavedPart => ({
  key: store.grid.kind,
  async read({ form, db, fileStore, administrator }, { batch }) {
    if (!mayEdit(administrator, store.grid.kind)) return notAllowedRefusal;
    const sent = changesIn(store.grid, form);
    if (!sent) return { ok: false, errors: { '': [changesUnreadable] } };
    const copied = await copyRecords({ db, files: fileStore, batch }, store.grid, sent);
    return async (tx, id) => {
      const problems = await saveCellsOfProduct(tx, store, id, sent, copied);
      return problems.length > 0 ? refusalAt(store.grid, problems) : undefined;
    };
  },
});

/** The tabs with the item codes and the shades of a product in its form. */
export const gridParts: SavedPart[] = [gridPart(itemCodeCells), gridPart(shadeCells)];
