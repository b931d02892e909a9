/** What people call one record of a kind. */
export const kindNames: Record<string, string> = {
  products: 'Product',
  product_categories: 'Product category',
  item_codes: 'Item code',
  gallery_categories: 'Gallery category',
  gallery_items: 'Gallery item',
  news_items: 'News item',
  general_settings: 'Carousel image',
  global_settings: 'Setting',
  newsletter_subscription: 'Subscriber',
};

/** Where a record of a kind is edited. */
const editPaths: Record<string, string> = {
  products: '/admin/products',
  product_categories: '/admin/categories',
  item_codes: '/admin/item-codes',
  gallery_categories: '/admin/gallery-categories',
  gallery_items: '/admin/gallery-items',
  news_items: '/admin/news-items',
  general_settings: '/admin/general-settings',
  newsletter_subscription: '/admin/general-settings/subscribers',
};

/** The form of a record; undefined where it has none. */
export function editAddress(kind: string, id: number | null): string | undefined {
  const path = editPaths[kind];
  return path && (id === null ? path : `${path}?edit=${id}`);
}

/** One and several of what belongs to a record, by table. */
export const partNames: Record<string, [one: string, several: string]> = {
  product_category_mappings: ['category', 'categories'],
  product_images: ['picture', 'pictures'],
  gallery_images: ['picture or video', 'pictures or videos'],
  gallery_item_categories: ['category', 'categories'],
  gallery_item_products: ['related product', 'related products'],
  news_media: ['picture or video', 'pictures or videos'],
  item_codes: ['item code', 'item codes'],
};

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

export const historyFailures = {
  restore: 'Failed to restore this version',
  load: 'Failed to load the history',
};

export const binFailures = {
  restore: 'Failed to restore from the bin',
  empty: 'Failed to empty the bin',
};
