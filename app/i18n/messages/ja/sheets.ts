import type { Messages } from '../en/catalogue.ts';

export const sheets: Messages['sheets'] = {
  title: '{name} 仕様書',
  date: 'データ更新日：{date}',
  catalogue: 'カタログ',
  contents: '目次',
  otherProducts: 'その他の製品',
  link: '仕様書（PDF、約{size}）',
  ofCode: '{code}の仕様書（PDF、約{size}）',
  ofColumn: 'PDF、約{size}',
};
