import { itemCodeFields } from '../products/item-codes/item-code-fields.ts';
import { itemCodeForm } from '../products/item-codes/item-code-form.ts';
import { shadeFields } from '../shades/shade-fields.ts';
import { shadeForm } from '../shades/shade-form.ts';
import type { CellGrid } from './cell-grid.ts';

export const itemCodeGrid: CellGrid = {
  kind: 'item_codes',
  form: itemCodeForm,
  fields: itemCodeFields,
  nameField: 'item_code',
};

const { number, name, colour_towards, colour_away, status, matches } = shadeFields;

export const shadeGrid: CellGrid = {
  kind: 'shades',
  form: shadeForm,
  fields: { number, name, colour_towards, colour_away, status, matches },
  nameField: 'number',
};
