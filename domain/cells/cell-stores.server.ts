import { item_codes, shades } from '#database/schema/products.ts';
import {
  createItemCode,
  type NewItemCode,
} from '../products/item-codes/item-code-editing.server.ts';
import { listCodesOfProduct, listItemCodes } from '../products/item-codes/item-code-list.server.ts';
import { changeRecord } from '../records/record-editing.server.ts';
import {
  changeShade,
  copyCodesOfShade,
  createShade,
  type NewShade,
} from '../shades/shade-editing.server.ts';
import { listShades, listShadesOfProduct, readMatchTexts } from '../shades/shade-list.server.ts';
import { itemCodeGrid, shadeGrid } from './cell-grids.ts';
import type { CellStore, CellValues } from './cell-store.server.ts';

/** A new row that was checked has all its required fields. */
const checkedRow = <New>(values: CellValues) => values as New;

export const itemCodeCells: CellStore = {
  grid: itemCodeGrid,
  table: item_codes,
  list: listItemCodes,
  listOfProduct: listCodesOfProduct,
  create: (tx, values, pictures) => createItemCode(tx, checkedRow<NewItemCode>(values), pictures),
  change: async (tx, row, values) => (await changeRecord(tx, item_codes, row, values)).ok,
};

export const shadeCells: CellStore = {
  grid: shadeGrid,
  table: shades,
  async furtherTexts(db, ids) {
    const texts = await readMatchTexts(db, ids);
    return new Map([...texts].map(([id, matches]) => [id, { matches }]));
  },
  list: listShades,
  listOfProduct: listShadesOfProduct,
  create: (tx, values, pictures) => createShade(tx, checkedRow<NewShade>(values), pictures),
  copyLinks: copyCodesOfShade,
  async change(tx, row, values) {
    // A shade that moves leaves the item codes of its former product.
    const codes = 'product_id' in values ? { item_code_ids: [] } : {};
    return (await changeShade(tx, row, { ...values, ...codes }, {})).ok;
  },
};
