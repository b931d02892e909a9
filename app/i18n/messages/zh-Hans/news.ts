import type { Words } from '../en/catalogue.ts';
import { news as english } from '../en/news.ts';

export const news: Words['news'] = {
  ...english,
  label: '更新与公告',
  title: '新闻与活动',
  lead: '展会、色卡、认证证书，以及卷绕车间的新消息。',
  searchPlaceholder: '搜索新闻……',
  loading: '正在加载新闻……',
  countOne: '1条新闻',
  count: '{n}条新闻',
  noneFound: '找不到新闻',
  noneFoundFor: '找不到与“{q}”相关的新闻',
  pinned: '置顶',
  readMore: '阅读更多',
  like: '点赞',
  liked: '已点赞',
  likeOne: '1个赞',
  likeCount: '{n}个赞',
  likeFailed: '无法更新点赞状态',
  loadFailed: '无法加载新闻',
  itemFailed: '无法加载此新闻',
  itemLabel: '新闻与活动',
  backToNews: '返回新闻与活动',
  publishedOn: '发布于{date}',
};
