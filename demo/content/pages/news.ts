import type { DemoPage } from '../content-types.ts';

export const news: DemoPage = {
  key: 'news',
  title: {
    en: 'News & Events',
    'zh-Hant': '最新消息及活動',
    'zh-Hans': '新闻与活动',
    ja: 'ニュース＆イベント',
  },
  lead: {
    en: 'Trade fairs, colour books, certificates and what is new on the winding floor.',
    'zh-Hant': '展覽會、色卡、認證證書，以及捲繞車間的新消息。',
    'zh-Hans': '展会、色卡、认证证书，以及卷绕车间的新消息。',
    ja: '展示会、カラーカード、認証書、そして製造現場の新しい話題。',
  },
  meta_description: {
    en: 'New colours and item codes, certificates, and the fairs where you can meet us.',
    'zh-Hant': '新顏色與新貨號、認證證書，以及我們參展的展覽會。',
    'zh-Hans': '新颜色与新货号、认证证书，以及我们参展的展会。',
    ja: '新色と新しい品番、認証書、出展する展示会のお知らせ。',
  },
  blocks: [{ place: 'band', kind: 'picture', picture_url: 'bands/news.jpg' }],
};
