import type { Messages } from '../en/catalogue.ts';

export const lists: Messages['lists'] = {
  all: '全部',
  search: '搜索',
  filterByCategory: '按类别筛选',
  itemsPerPage: '每页项目数',
  pagination: '分页',
  previous: '上一页',
  next: '下一页',
  notLoaded: '无法加载列表',
  tryAgain: '重试',
  clearSearch: '清除搜索',
  tryAdjusting: '请尝试更改搜索词或筛选条件。',
  media: '图片与视频',
  showPicture: '显示第{n}张图片',
  showVideo: '显示第{n}个视频',
  pictureOf: '{name}，图片{n}',
  videoOf: '{name}，视频{n}',
  playVideo: '播放视频',
  watchOn: '在 {site} 观看',
  loadsFrom: '播放时会从 {site} 加载视频。',
};
