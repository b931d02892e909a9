import type { Fields, KindWords } from '../records/kind-fields.ts';

export const emailTaken = 'Another subscription already has this email address';

export const subscriberWords = {
  one: 'Subscriber',
  several: 'Subscribers',
  noun: 'Subscription',
  nameColumn: 'email',
  screen: '/admin/general-settings/subscribers',
  isNotAdded: true,
  hasStatus: true,
  fields: { email: { label: 'Email', inHistory: 'email address' } },
} satisfies KindWords & { fields: Fields };
