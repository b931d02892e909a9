import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（第{page}页）',
  startPage: '首页',
  product: {
    description: '{name}：各货号的成分、旦数、长度及护理方法。',
  },
  newsFeed: '{site}：新闻与活动',
};
