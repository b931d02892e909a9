import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  contactUs: '聯絡我們',
  exploreProducts: '瀏覽產品',
};
