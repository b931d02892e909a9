/** Every screen of the back-office in the order of the sidebar, those of a kind together. */
export const screenGroups = [
  [{ to: '/admin', name: 'Dashboard', holds: 'dashboard' }],
  [
    { to: '/admin/products', name: 'Products', holds: 'products' },
    { to: '/admin/categories', name: 'Product Categories', holds: 'categories' },
    { to: '/admin/item-codes', name: 'Item Codes', holds: 'item codes' },
  ],
  [
    { to: '/admin/gallery-categories', name: 'Gallery Categories', holds: 'gallery categories' },
    { to: '/admin/gallery-items', name: 'Gallery Items', holds: 'gallery items' },
    { to: '/admin/news-items', name: 'News & Events', holds: 'news items' },
  ],
  [
    { to: '/admin/translations', name: 'Translations', holds: 'translations' },
    { to: '/admin/general-settings', name: 'General Settings', holds: 'settings' },
  ],
  [
    { to: '/admin/activity', name: 'Activity', holds: 'activity' },
    { to: '/admin/bin', name: 'Bin', holds: 'bin' },
  ],
  [
    { to: '/admin/messages', name: 'Messages', holds: 'messages' },
    { to: '/admin/accounts', name: 'Accounts', holds: 'accounts' },
    { to: '/admin/security', name: 'Security Log', holds: 'security log' },
  ],
] as const;

export const screens = screenGroups.flat();
