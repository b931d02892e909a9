import type { Messages } from '../en/catalogue.ts';

export const lists: Messages['lists'] = {
  all: '全部',
  search: '搜尋',
  filterByCategory: '按類別篩選',
  itemsPerPage: '每頁項目數',
  pagination: '分頁',
  previous: '上一頁',
  next: '下一頁',
  notLoaded: '未能載入清單',
  tryAgain: '再試一次',
  clearSearch: '清除搜尋',
  tryAdjusting: '請嘗試更改搜尋字詞或篩選條件。',
  media: '圖片及影片',
  showPicture: '顯示第{n}張圖片',
  showVideo: '顯示第{n}段影片',
  pictureOf: '{name}，圖片{n}',
  videoOf: '{name}，影片{n}',
  playVideo: '播放影片',
  watchOn: '在 {site} 觀看',
  loadsFrom: '播放時會從 {site} 載入影片。',
};
