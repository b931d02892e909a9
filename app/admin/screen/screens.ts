import { type CatalogueKind, catalogueKinds, listedKindNames } from '#domain/kinds/kinds.ts';

interface ListedScreen {
  to: string;
  name: string;
  /** Named by the progress text while the screen loads, e.g. 'Loading products...'. */
  holds: string;
}

/** The screen of a kind of record. Its name is the plural of the kind, unless `other` has another one. */
function screenOf(kind: CatalogueKind, other: Partial<ListedScreen> = {}): ListedScreen {
  const { screen, several } = catalogueKinds[kind];
  return { to: screen, name: several, holds: several.toLowerCase(), ...other };
}

const ofProducts = [
  screenOf('products'),
  screenOf('product_categories', { holds: 'categories' }),
  screenOf('item_codes'),
  screenOf('shades'),
];
const ofGallery = [
  screenOf('gallery_categories'),
  screenOf('gallery_items'),
  screenOf('news_items', { name: 'News & Events' }),
];
const ofOthers = listedKindNames
  .map((kind) => screenOf(kind))
  .filter(({ to }) => ![...ofProducts, ...ofGallery].some((screen) => screen.to === to));

/** Every screen of the back-office in the order of the sidebar, by group. */
export const screenGroups: ListedScreen[][] = [
  [{ to: '/admin', name: 'Dashboard', holds: 'dashboard' }],
  ofProducts,
  [...ofGallery, ...ofOthers],
  [
    { to: '/admin/translations', name: 'Translations', holds: 'translations' },
    { to: '/admin/search-words', name: 'Search Words', holds: 'search words' },
    { to: '/admin/general-settings', name: 'General Settings', holds: 'settings' },
  ],
  [
    { to: '/admin/activity', name: 'Activity', holds: 'activity' },
    { to: '/admin/bin', name: 'Bin', holds: 'bin' },
  ],
  [
    { to: '/admin/messages', name: 'Messages', holds: 'messages' },
    { to: '/admin/interest', name: 'What Buyers Look For', holds: 'what buyers look for' },
    { to: '/admin/accounts', name: 'Accounts', holds: 'accounts' },
    { to: '/admin/security', name: 'Security Log', holds: 'security log' },
    // Not 'Status', which is the label of a field on many screens.
    { to: '/admin/status', name: 'System', holds: 'state of the system' },
  ],
];

export const screens = screenGroups.flat();
