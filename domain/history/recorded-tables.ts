/** A table whose rows belong to records, by the column that holds the record's id. */
interface RecordedTable {
  table: string;
  owner: string;
}

/**
 * The tables that hold a record of each kind: its own first, then what refers to it. Translations
 * name the kind of record that they belong to.
 */
const tablesOfKind: Record<string, RecordedTable[]> = {
  products: [
    { table: 'products', owner: 'id' },
    { table: 'product_category_mappings', owner: 'product_id' },
    { table: 'product_images', owner: 'product_id' },
  ],
  product_categories: [{ table: 'product_categories', owner: 'id' }],
  item_codes: [{ table: 'item_codes', owner: 'id' }],
  gallery_categories: [{ table: 'gallery_categories', owner: 'id' }],
  gallery_items: [
    { table: 'gallery_items', owner: 'id' },
    { table: 'gallery_images', owner: 'gallery_item_id' },
    { table: 'gallery_item_categories', owner: 'gallery_item_id' },
    { table: 'gallery_item_products', owner: 'gallery_item_id' },
  ],
  news_items: [
    { table: 'news_items', owner: 'id' },
    { table: 'news_media', owner: 'news_item_id' },
  ],
  general_settings: [{ table: 'general_settings', owner: 'id' }],
  global_settings: [{ table: 'global_settings', owner: 'id' }],
  newsletter_subscription: [{ table: 'newsletter_subscription', owner: 'id' }],
};

export const recordKinds = Object.keys(tablesOfKind);

/** The tables of a kind of record besides translations; throws for a kind that has no history. */
export function recordTables(kind: string): RecordedTable[] {
  const tables = tablesOfKind[kind];
  if (!tables) throw new Error(`${kind} is no kind of record with a history`);
  return tables;
}

/** Every recorded table, each behind those that it refers to: the order in which rows come back. */
export const tablesInOrder = [
  ...['product_categories', 'gallery_categories', 'products', 'gallery_items', 'news_items'],
  ...['general_settings', 'global_settings', 'newsletter_subscription', 'item_codes'],
  ...['product_category_mappings', 'product_images', 'gallery_images', 'gallery_item_categories'],
  ...['gallery_item_products', 'news_media', 'translations'],
];
