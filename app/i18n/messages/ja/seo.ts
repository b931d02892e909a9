import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（{page}ページ目）',
  startPage: 'ホーム',
  product: {
    description: '{name}：品番ごとの組成、デニール、糸長、取り扱い方法。',
  },
  newsFeed: '{site}：ニュース＆イベント',
};
