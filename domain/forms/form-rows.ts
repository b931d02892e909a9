import type { RowValues } from '#database/schema/history.ts';

/** Whether a form value is a list of rows, such as the blocks of a page. */
export const isRows = (value: unknown): value is ({ key: string } & RowValues)[] =>
  Array.isArray(value) && typeof value[0] === 'object';
