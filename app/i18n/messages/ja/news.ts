import type { Words } from '../en/catalogue.ts';
import { news as english } from '../en/news.ts';

export const news: Words['news'] = {
  ...english,
  label: '更新情報・お知らせ',
  title: 'ニュース＆イベント',
  lead: '展示会、カラーブック、認証書、そして巻き場の新しい話題。',
  searchPlaceholder: 'ニュースを検索…',
  loading: 'ニュースを読み込み中…',
  countOne: '1件のニュース',
  count: '{n}件のニュース',
  noneFound: 'ニュースが見つかりません',
  noneFoundFor: '「{q}」に一致するニュースが見つかりません',
  pinned: '固定表示',
  readMore: '続きを読む',
  like: 'いいね',
  liked: 'いいね済み',
  likeOne: 'いいね1件',
  likeCount: 'いいね{n}件',
  likeFailed: 'いいねの状態を更新できませんでした',
  loadFailed: 'ニュースを読み込めませんでした',
  itemFailed: 'このニュースを読み込めませんでした',
  itemLabel: 'ニュース＆イベント',
  backToNews: 'ニュース＆イベントへ戻る',
  publishedOn: '{date}公開',
};
