import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  headline: '一线流光',
  underHeadline: '金银绣花线，香港设计，日本制造，始于1985年。',
  exploreProducts: '浏览产品',
  learnAboutUs: '了解我们',
  carousel: '产品图片',
  previousSlide: '上一张',
  nextSlide: '下一张',
  slide: '第{n}张',
  pauseSlides: '暂停图片播放',
  playSlides: '播放图片',
  noImages: '没有图片',
  stockPicture: '深色背景前的宝塔筒金线',
  aboutLabel: '始于1985年',
  aboutHeading: '四十年，与金银线为伴',
  aboutText:
    '12微米厚的薄膜、一层极薄的铝、一根承托它的芯线。自1985年起，我们专注金银线：在香港定色，在京都附近卷绕，每一批出厂前都拿到窗前对光看过。',
  aboutLink: '阅读我们的故事',
  featured: '精选产品',
  featuredLabel: '产品系列',
  viewAllProducts: '查看全部产品',
  testimonialsLabel: '使用心得',
  callHeading: '聊聊您的新项目',
  callText:
    '欢迎寄来布样或图稿，也可直接提问。我们会推荐合适的线、粗细和颜色，一般在一个工作日内回复。',
  contactUs: '联系我们',
  browseProducts: '浏览产品',
  featuredFailed: '无法加载精选产品',
  carouselFailed: '无法加载轮播图片',
  settingsFailed: '无法加载网站设置',
};
