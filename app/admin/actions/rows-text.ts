import type { RowValues } from '#database/schema/history.ts';

/** A list of rows, such as the blocks of a page, as one text: a line for each row. */
export const rowsText = (rows: readonly RowValues[]): string =>
  rows.map(({ title, body }) => [title, body].filter(Boolean).join(': ')).join('\n');
