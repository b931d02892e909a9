import { z } from 'zod';
import { withoutNul } from '../forms/form-values.ts';
import type { Field } from '../records/kind-words.ts';
import { type ItemCodeFieldName, itemCodeFields, itemCodeForm } from './item-code-words.ts';

/** The columns of the grid: the product by its name or slug, and the texts of an item code. */
export type CellColumn = 'product_id' | ItemCodeFieldName;

/** The columns in the order of the grid, with their labels. */
export const cellColumns: readonly { name: CellColumn; label: string }[] = [
  { name: 'product_id', label: 'Product' },
  ...Object.entries(itemCodeFields).map(([name, { label }]) => ({
    name: name as ItemCodeFieldName,
    label,
  })),
];

const cellText = z.string().overwrite(withoutNul);

const sentRow = z.object({
  /** Names the row in the answer. */
  key: z.string().regex(/^\w{1,20}$/),
  /** Null for a new item code. */
  id: z.int32().positive().nullable(),
  /** The changed cells. `seen` is the stored text that the change replaces. */
  cells: z.array(
    z.object({
      column: z.enum(cellColumns.map(({ name }) => name)),
      text: cellText,
      seen: cellText,
    }),
  ),
});

const isOnce = (values: unknown[]) => new Set(values).size === values.length;

/** What the grid sends: the rows with changed cells. */
export const sentRows = z
  .array(sentRow)
  .refine((rows) => isOnce(rows.map(({ key }) => key)))
  .refine((rows) => isOnce(rows.flatMap(({ id }) => id ?? [])))
  .refine((rows) => rows.every(({ cells }) => isOnce(cells.map(({ column }) => column))));

export type SentRow = z.output<typeof sentRow>;

/** A text as its cell stores it: trimmed, and on one line if the form has one line for it. */
export function settledText(column: CellColumn, text: string): string {
  const { rows = 1 }: Field = column === 'product_id' ? { label: '' } : itemCodeFields[column];
  const lines = text.replace(/\r\n?/g, '\n').trim();
  return rows > 1 ? lines : lines.replace(/\s*\n\s*/g, ' ');
}

/** The value that a cell stores, or why the form of an item code refuses its text. */
export type CellValue = { ok: true; value: string | null } | { ok: false; message: string };

/** Checks a cell by the rules of the form. The product only has to be given: the server finds it by its name. */
export function checkCell(column: CellColumn, text: string): CellValue {
  const settled = settledText(column, text);
  const isProduct = column === 'product_id';
  const parsed = itemCodeForm.shape[column].safeParse(isProduct && settled ? '1' : settled);
  if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? '' };
  return { ok: true, value: isProduct ? settled : (parsed.data as string | null) };
}
