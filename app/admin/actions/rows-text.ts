import type { RowValues } from '#database/schema/history.ts';
import { t } from '#domain/staff-words/t.ts';

/** A list of rows, such as the blocks of a page or the texts of pictures, as one text: a line for each row. */
export const rowsText = (rows: readonly RowValues[]): string =>
  rows
    .map(({ title, body, alt_text, is_decorative }) =>
      [title, body, alt_text, is_decorative && t('decorative')].filter(Boolean).join(': '),
    )
    .join('\n');
