import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（第{page}頁）',
  startPage: '首頁',
  product: {
    description: '{name}：各貨號的成分、丹尼、長度及護理方法。',
  },
  newsFeed: '{site}：最新消息及活動',
};
