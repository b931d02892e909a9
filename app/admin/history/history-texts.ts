const columnNames: Record<string, string> = {
  image_url: 'picture',
  primary_image_url: 'primary image',
  pdf_url: 'PDF',
  catalogue_pdf: 'catalogue PDF',
  is_pdf: 'kind of item',
  is_pinned: 'pin',
  is_active: 'status',
  alt_text: 'alt text',
  item_code: 'item code',
  product_id: 'product',
  other_technical_info: 'other technical info',
};

/** 'the detailed description' and the like, without the article. */
export const columnName = (column: string): string =>
  columnNames[column] ?? column.replaceAll('_', ' ');

/** As the beginning of a sentence or a label. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  'A rule refuses it, such as three pinned news items. Please make room first.';
