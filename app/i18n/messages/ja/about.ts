import type { Messages } from '../en/catalogue.ts';

export const about: Messages['about'] = {
  label: '1985年創業',
  callHeading: '北窓の光でご覧ください',
  callText: 'カラーカードやサンプルのご請求、新蒲崗へのご来訪をお待ちしています。',
  contactUs: 'お問い合わせ',
  exploreProducts: '製品を見る',
};
