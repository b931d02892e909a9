import type { KindWords } from '../records/kind-words.ts';

export const subscriberWords: KindWords = {
  one: 'Subscriber',
  several: 'Subscribers',
  noun: 'Subscription',
  nameColumn: 'email',
  screen: '/admin/general-settings/subscribers',
};
