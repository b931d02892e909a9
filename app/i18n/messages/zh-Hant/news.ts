import type { Words } from '../en/catalogue.ts';
import { news as english } from '../en/news.ts';

export const news: Words['news'] = {
  ...english,
  label: '更新及公佈',
  title: '最新消息及活動',
  lead: '展覽會、色卡、認證證書，以及捲繞車間的新消息。',
  searchPlaceholder: '搜尋消息⋯⋯',
  loading: '正在載入消息⋯⋯',
  countOne: '1則消息',
  count: '{n}則消息',
  noneFound: '找不到消息',
  noneFoundFor: '找不到與「{q}」相關的消息',
  pinned: '置頂',
  readMore: '閱讀更多',
  like: '讚好',
  liked: '已讚好',
  likeOne: '1個讚好',
  likeCount: '{n}個讚好',
  likeFailed: '未能更新讚好狀態',
  loadFailed: '未能載入消息',
  itemFailed: '未能載入此消息',
  itemLabel: '最新消息及活動',
  backToNews: '返回最新消息及活動',
  publishedOn: '發佈於{date}',
};
