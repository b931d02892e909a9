import type { Words } from '../en/catalogue.ts';
import { home as english } from '../en/home.ts';

export const home: Words['home'] = {
  ...english,
  headline: '留住光的线',
  underHeadline: '金银绣花线，香港设计，日本制造，始于1985年。',
  exploreProducts: '浏览产品',
  learnAboutUs: '了解我们',
  carousel: '我们的线的图片',
  previousSlide: '上一张',
  nextSlide: '下一张',
  slide: '第{n}张',
  pauseSlides: '暂停图片播放',
  playSlides: '播放图片',
  noImages: '没有图片',
  stockPicture: '深色背景前的宝塔筒金线',
  aboutLabel: '始于1985年',
  aboutHeading: '四十年，只做一种材料',
  aboutText:
    '千分之十二毫米厚的薄膜、一层薄如气息的铝、一根承托它的芯线。自1985年起，我们只做金银线：在香港定色，在京都附近卷绕，每一批出厂前都拿到窗前对光看过。',
  aboutLink: '阅读我们的故事',
  featured: '精选产品',
  featuredLabel: '产品系列',
  viewAllProducts: '查看全部产品',
  voicesLabel: '使用心得',
  callHeading: '告诉我们您在做什么',
  callText: '寄来布样、图稿或一个问题，我们会以合适的线、粗细和颜色回复，一般在一个工作日之内。',
  contactUs: '联系我们',
  browseProducts: '浏览产品',
  featuredFailed: '无法加载精选产品',
  carouselFailed: '无法加载轮播图片',
  settingsFailed: '无法加载网站设置',
};
