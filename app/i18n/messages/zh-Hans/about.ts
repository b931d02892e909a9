import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  label: '始于1985年',
  callHeading: '北窗光下，亲眼看真色',
  callText: '欢迎来信索取色卡或样品，或到新蒲岗参观。',
  contactUs: '联系我们',
  exploreProducts: '浏览产品',
};
