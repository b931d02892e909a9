import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  exploreProducts: '瀏覽產品',
  learnAboutUs: '認識我們',
  carousel: '產品圖片',
  previousSlide: '上一張',
  nextSlide: '下一張',
  slide: '第{n}張',
  pauseSlides: '暫停圖片播放',
  playSlides: '播放圖片',
  noImages: '沒有圖片',
  stockPicture: '深色背景上的一道暖光',
  aboutLink: '了解我們的故事',
  featured: '精選產品',
  featuredLabel: '產品系列',
  viewAllProducts: '查看所有產品',
  testimonialsLabel: '用家分享',
  contactUs: '聯絡我們',
  browseProducts: '瀏覽產品',
  featuredFailed: '未能載入精選產品',
  carouselFailed: '未能載入輪播圖片',
  settingsFailed: '未能載入網站設定',
};
