import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  contactUs: 'お問い合わせ',
  exploreProducts: '製品を見る',
};
