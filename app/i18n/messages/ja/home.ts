import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  exploreProducts: '製品を見る',
  learnAboutUs: '会社案内を見る',
  carousel: '製品の写真',
  previousSlide: '前のスライド',
  nextSlide: '次のスライド',
  slide: 'スライド{n}',
  pauseSlides: 'スライドを一時停止',
  playSlides: 'スライドを再生',
  noImages: '画像がありません',
  stockPicture: '暗い背景に差す暖かな光',
  aboutLink: '私たちの歩み',
  featured: 'おすすめの製品',
  featuredLabel: 'コレクション',
  viewAllProducts: 'すべての製品を見る',
  testimonialsLabel: 'ご使用例',
  contactUs: 'お問い合わせ',
  browseProducts: '製品一覧へ',
  featuredFailed: 'おすすめの製品を読み込めませんでした',
  carouselFailed: 'スライドの画像を読み込めませんでした',
  settingsFailed: 'サイトの設定を読み込めませんでした',
};
