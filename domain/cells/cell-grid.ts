import { z } from 'zod';
import { statusRule, withoutNul } from '../forms/form-values.ts';
import type { Field, Fields } from '../records/kind-fields.ts';

/** The parts of a kind's records that a grid edits: the product and fields of the form. */
export interface CellGrid {
  kind: 'item_codes' | 'shades';
  form: z.ZodObject;
  /** The fields in the order of the columns. */
  fields: Fields;
  /** The field with the name of a record, such as its code. No two records of a product share a name. */
  nameField: string;
}

/** The first column of each grid: the product by its name or slug. */
export const productColumn = 'product_id';

/** The columns in the order of the grid, with their labels. */
export const cellColumns = ({
  fields,
}: Pick<CellGrid, 'fields'>): { name: string; label: string }[] => [
  { name: productColumn, label: 'Product' },
  ...Object.entries(fields).map(([name, { label }]) => ({ name, label })),
];

const cellText = z.string().overwrite(withoutNul);

const isOnce = (values: unknown[]) => new Set(values).size === values.length;

/** What a grid sends: the rows with changed cells. */
export const sentRowsOf = (grid: CellGrid) =>
  z
    .array(
      z.object({
        /** The name of the row in the answer. */
        key: z.string().regex(/^\w{1,20}$/),
        /** Null for a new record. */
        id: z.int32().positive().nullable(),
        /** The record whose pictures and translations the new record gets as copies. */
        copy_of: z.int32().positive().optional(),
        /** The changed cells. `seen` is the stored text that the change replaces. */
        cells: z.array(
          z.object({
            column: z.enum(cellColumns(grid).map(({ name }) => name)),
            text: cellText,
            seen: cellText,
          }),
        ),
      }),
    )
    .refine((rows) => isOnce(rows.map(({ key }) => key)))
    .refine((rows) => isOnce(rows.flatMap(({ id }) => id ?? [])))
    .refine((rows) => rows.every(({ cells }) => isOnce(cells.map(({ column }) => column))));

export type SentRow = z.output<ReturnType<typeof sentRowsOf>>[number];

/** A text as its cell stores it: trimmed, and on one line if the form has one line for it. */
export function settledText({ fields }: CellGrid, column: string, text: string): string {
  const { rows = 1 }: Partial<Field> = fields[column] ?? {};
  const lines = text.replace(/\r\n?/g, '\n').trim();
  return rows > 1 ? lines : lines.replace(/\s*\n\s*/g, ' ');
}

/** The value that a cell stores, or why the form of the record refuses its text. */
export type CellValue = { ok: true; value: string | null } | { ok: false; message: string };

/**
 * Checks a cell of a new or a stored record by the rules of the form. Any product is accepted if it is not empty,
 * because the server looks it up by its name.
 */
export function checkCell(grid: CellGrid, column: string, text: string, isNew: boolean): CellValue {
  const settled = settledText(grid, column, text);
  const isProduct = column === productColumn;
  const rule = grid.form.shape[column] ?? z.never();
  // The form reads a missing status as Active; an emptied cell must not publish a record.
  if (column === 'status' && settled === '' && !isNew) return { ok: false, message: statusRule };
  const parsed = z.safeParse(rule, isProduct && settled ? '1' : settled);
  if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? '' };
  return { ok: true, value: isProduct ? settled : (parsed.data as string | null) };
}
