import type { Messages } from '../en/catalogue.ts';

export const lists: Messages['lists'] = {
  all: 'すべて',
  search: '検索',
  filterByCategory: 'カテゴリーで絞り込む',
  itemsPerPage: '1ページの表示件数',
  pagination: 'ページ送り',
  previous: '前へ',
  next: '次へ',
  notLoaded: '一覧を読み込めませんでした',
  tryAgain: 'もう一度試す',
  clearSearch: '検索をクリア',
  tryAdjusting: '検索語や絞り込みの条件を変えてお試しください。',
  media: '写真と動画',
  showPicture: '写真{n}を表示',
  showVideo: '動画{n}を表示',
  pictureOf: '{name}　写真{n}',
  videoOf: '{name}　動画{n}',
  playVideo: '動画を再生',
  watchOn: '{site}で見る',
  loadsFrom: '再生すると{site}から動画を読み込みます。',
};
