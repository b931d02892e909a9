import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  exploreProducts: '浏览产品',
  learnAboutUs: '了解我们',
  carousel: '产品图片',
  previousSlide: '上一张',
  nextSlide: '下一张',
  slide: '第{n}张',
  pauseSlides: '暂停轮播',
  playSlides: '继续轮播',
  noImages: '没有图片',
  stockPicture: '深色背景上的一道暖光',
  aboutLink: '了解我们的故事',
  featured: '精选产品',
  featuredLabel: '产品系列',
  viewAllProducts: '查看全部产品',
  testimonialsLabel: '使用心得',
  contactUs: '联系我们',
  browseProducts: '浏览产品',
  featuredFailed: '无法加载精选产品',
  carouselFailed: '无法加载轮播图片',
  settingsFailed: '无法加载网站设置',
};
