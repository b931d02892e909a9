import { machineTime } from '#app/i18n/dates.ts';
import { listed } from '#domain/admin-words/reader-format.ts';
import { currentReader, t, translate } from '#domain/admin-words/t.ts';
import {
  linkTarget,
  namesOfRows,
  tablesInOrder,
} from '#domain/history/recorded/recorded-tables.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { Field } from '#domain/records/kind-fields.ts';

/** The names of columns that are not form fields, if they differ from the column name with spaces. */
const columnNames: Record<string, string> = {
  active: 'status',
  catalogue_pdf: 'catalogue PDF',
  confirmation_asked_at: 'request for confirmation',
  confirmed_at: 'confirmation',
  createTime: 'sign-up date',
  created_at: 'creation date',
  field_name: 'field',
  icon_url: 'icon',
  image_url: 'picture',
  is_active: 'status',
  language_code: 'language',
  language_id: 'language',
  media_type: 'kind of file',
  media_url: 'file',
  page_id: 'page',
  pdf_url: 'PDF',
  picture_url: 'picture',
  wechat_code_url: 'WeChat code',
  wechat_id: 'WeChat name',
  whatsapp_code_url: 'WhatsApp code',
  primary_image_url: 'primary image',
  category_id: 'category',
  entity_id: 'record',
  entity_type: 'kind of record',
  gallery_category_id: 'category',
  gallery_item_id: 'gallery item',
  news_item_id: 'news item',
  product_id: 'product',
  shade_id: 'shade',
  item_code_id: 'item code',
  stitched_url: 'stitched picture',
  source: 'sign-up page',
  secret: 'secret of the unsubscribe link',
  translated_value: 'translation',
};

/** The name of a column in a sentence, without an article, e.g. 'detailed description'. */
export function columnName(column: string): string {
  const [, part, ofPart = ''] = /^(block|picture)_\d+_(.+)$/.exec(column) ?? [];
  if (part) return labelled(t(part === 'block' ? 'text block' : 'picture'), columnName(ofPart));
  const field = described.get(column);
  const name = field?.inHistory ?? columnNames[column];
  if (name) return translate(name);
  const words = column.replaceAll('_', ' ');
  // English uses the column's name, because labels begin with capitals there. Other languages use the label.
  return currentReader() ? translate(field?.label ?? words) : words;
}

/** The fields of all kinds by name; a field that several kinds have has the same name in each. */
const described = new Map<string, Field>(
  Object.values(recordKinds).flatMap(({ fields = {} }) => Object.entries(fields)),
);

const choices: Record<string, [yes: string, no: string]> = {
  active: ['Active', 'Inactive'],
  is_active: ['Active', 'Inactive'],
};

const states = new Set(['Active', 'Inactive']);
const moments = new Set(['created_at', 'createTime', 'confirmation_asked_at', 'confirmed_at']);

/** Whether a value is the address of a picture. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:\/media\/|https?:\/\/)\S+\.(?:jpe?g|png|webp|gif)$/i.test(value);

/** The value of a column as text for staff. */
export function columnText(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (moments.has(column)) return machineTime(new Date(String(value)));
  if (column === 'status' && states.has(String(value))) return translate(String(value));
  const field = described.get(column);
  if (Array.isArray(value))
    return value.map((one) => translate(field?.options?.[one] ?? String(one))).join(', ');
  if (typeof value !== 'boolean') return String(value);
  const [yes, no] = field?.yesOrNo ?? choices[column] ?? ['yes', 'no'];
  return translate(value ? yes : no);
}

/** Puts the subject of a text before it: 'ST120: length changed'. */
export const labelled = (label: string, text: string): string =>
  t('{label}: {text}', { label, text });

/**
 * Counts rows by table: '4 item codes', '7 pictures', '3 links'. Links of all tables are counted together,
 * unless `linksByName` is set.
 */
export function countedRows(
  rows: readonly (readonly [table: string, count: number])[],
  { linksByName = false } = {},
): string[] {
  const isLink = (table: string) => !linksByName && linkTarget(table) !== undefined;
  const links = rows.reduce((sum, [table, count]) => (isLink(table) ? sum + count : sum), 0);
  return [
    ...rows
      .filter(([table]) => !isLink(table))
      .sort(([a], [b]) => tablesInOrder.indexOf(a) - tablesInOrder.indexOf(b))
      .map(([table, count]) => counted(count, namesOfRows(table))),
    ...(links > 0 ? [counted(links, ['link', 'links'])] : []),
  ];
}

/** Names the rows that were not restored because there was no room for them, by table; '' if there are none. */
export function withoutRoomText(tables: readonly string[]): string {
  const rows = [...new Set(tables)].map(
    (table) => [table, tables.filter((one) => one === table).length] as const,
  );
  if (rows.length === 0) return '';
  return t('. Not restored, because their place has no room for them: {rows}', {
    rows: listed(countedRows(rows)),
  });
}

/** A number with its noun: '1 gallery item', '1,200 products'. */
export const counted = (count: number, [one, several]: readonly [string, string]): string =>
  t('{count} {things}', { count, things: translate(count === 1 ? one : several).toLowerCase() });

/** The label of each setting, and the screen on which it is changed. */
export const settings: Record<string, { label: string; screen: string }> = {
  duration: { label: 'Slide duration', screen: '/admin/general-settings/global' },
  contact_email: { label: 'Contact email', screen: '/admin/general-settings/contact' },
};

/** The name of a record in a list. If `id` is null, the change is about the order of the whole list. */
export function recordLabel(kind: string, id: number | null, name: string | undefined): string {
  if (id === null) return t('The whole list');
  if (kind === 'global_settings' && name) return translate(settings[name]?.label ?? name);
  return name || unnamed(id);
}

/** The text in place of the name of a record without a name: 'no. 12'. */
export const unnamed = (id: number | null): string => t('no. {id}', { id: String(id) });

/** The text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const historyFailures = {
  restore: 'Failed to restore this version',
  load: 'Failed to load the history',
};

export const binFailures = {
  restore: 'Failed to restore from the bin',
  empty: 'Failed to empty the bin',
};

export const slugInvalid =
  'This slug cannot be used. Please enter lowercase letters and digits, separated by single hyphens.';
export const ruleRefuses =
  'A limit has been reached, such as three pinned news items. Please free a place first.';

/** Shown if a link could not be restored, because the linked record is deleted. */
export const linksRestoredLater =
  'Links to deleted records return when those records are restored.';
