import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const news: DemoPage = {
  key: 'news',
  title: phrase('News & Events', '最新消息及活動', '新闻与活动', 'ニュース＆イベント'),
  lead: phrase(
    'Trade fairs, colour books, certificates and what is new on the winding floor.',
    '展覽會、色卡、認證證書，以及捲繞車間的新消息。',
    '展会、色卡、认证证书，以及卷绕车间的新消息。',
    '展示会、カラーカード、認証書、そして製造現場の新しい話題。',
  ),
  meta_description: phrase(
    'New colours and item codes, certificates, and the fairs where you can meet us.',
    '新顏色與新貨號、認證證書，以及我們參展的展覽會。',
    '新颜色与新货号、认证证书，以及我们参展的展会。',
    '新色と新しい品番、認証書、出展する展示会のお知らせ。',
  ),
  blocks: [{ place: 'band', kind: 'picture', picture_url: 'bands/news.jpg' }],
};
