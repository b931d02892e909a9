import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  contactUs: '联系我们',
  exploreProducts: '浏览产品',
};
