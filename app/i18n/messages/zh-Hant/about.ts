import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  label: '始於1985年',
  callHeading: '北窗光下，親眼看真色',
  callText: '歡迎來信索取色卡或樣辦，或到新蒲崗參觀。',
  contactUs: '聯絡我們',
  exploreProducts: '瀏覽產品',
};
