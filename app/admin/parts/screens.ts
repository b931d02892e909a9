/** Every screen of the back-office in the order of the sidebar, those of a kind together. */
export const screenGroups = [
  [{ to: '/admin', name: 'Dashboard' }],
  [
    { to: '/admin/products', name: 'Products' },
    { to: '/admin/categories', name: 'Product Categories' },
    { to: '/admin/item-codes', name: 'Item Codes' },
  ],
  [
    { to: '/admin/gallery-categories', name: 'Gallery Categories' },
    { to: '/admin/gallery-items', name: 'Gallery Items' },
    { to: '/admin/news-items', name: 'News & Events' },
  ],
  [
    { to: '/admin/translations', name: 'Translations' },
    { to: '/admin/general-settings', name: 'General Settings' },
  ],
  [
    { to: '/admin/messages', name: 'Messages' },
    { to: '/admin/accounts', name: 'Accounts' },
  ],
] as const;

export const screens = screenGroups.flat();
