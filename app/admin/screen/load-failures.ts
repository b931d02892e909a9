/**
 * What a screen says when its list cannot be read, by its address. The guard says it in the screen's
 * place when it cannot read who asks.
 */
export const loadFailures = {
  '/admin': 'Failed to load data',
  '/admin/products': 'Failed to load products',
  '/admin/categories': 'Failed to load categories',
  '/admin/item-codes': 'Failed to load data',
  '/admin/gallery-categories': 'Failed to load gallery categories',
  '/admin/gallery-items': 'Failed to load gallery data',
  '/admin/news-items': 'Error loading news items',
  '/admin/translations': 'Failed to load items',
  '/admin/general-settings': 'Failed to load carousel images',
  '/admin/general-settings/global': 'Failed to load settings',
  '/admin/general-settings/contact': 'Failed to load contact email',
  '/admin/general-settings/subscribers': 'Failed to load subscribers',
} as const;

/** For a page or its data; undefined where no list is shown. */
export const loadFailureOf = (pathname: string): string | undefined =>
  new Map<string, string>(Object.entries(loadFailures)).get(pathname.replace(/\.data$/, ''));
