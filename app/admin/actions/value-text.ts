import type { RowValues } from '#database/schema/history.ts';
import { t } from '#domain/admin-words/t.ts';
import { isRows } from '#domain/forms/form-rows.ts';

/** The value of a field as a text. `listText` writes a list of choices, such as ids. */
export function valueText(value: unknown, listText: (list: unknown[]) => string): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (isRows(value)) return value.map(rowText).join('\n');
  return Array.isArray(value) ? listText(value) : String(value);
}

/** A row of a list, such as a block of a page or the texts of a picture. */
const rowText = ({ title, body, alt_text, is_decorative }: RowValues) =>
  [title, body, alt_text, is_decorative && t('decorative')].filter(Boolean).join(': ');
