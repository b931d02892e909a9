import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  headline: '一線流光',
  underHeadline: '金銀繡花線，香港設計，日本製造，始於1985年。',
  exploreProducts: '瀏覽產品',
  learnAboutUs: '認識我們',
  carousel: '產品圖片',
  previousSlide: '上一張',
  nextSlide: '下一張',
  slide: '第{n}張',
  pauseSlides: '暫停圖片播放',
  playSlides: '播放圖片',
  noImages: '沒有圖片',
  stockPicture: '深色背景前的寶塔筒金線',
  aboutLabel: '始於1985年',
  aboutHeading: '四十年，與金銀線為伴',
  aboutText:
    '12微米厚的薄膜、一層極薄的鋁、一根承托它的芯線。自1985年起，我們專注金銀線：在香港定色，在京都附近捲繞，每一批出廠前都拿到窗前對光看過。',
  aboutLink: '閱讀我們的故事',
  featured: '精選產品',
  featuredLabel: '產品系列',
  viewAllProducts: '查看所有產品',
  testimonialsLabel: '用家分享',
  callHeading: '正在開發新款？與我們談談',
  callText:
    '歡迎寄來布辦或圖稿，或直接提問。我們會建議合適的線、粗細及顏色，一般於一個工作天內回覆。',
  contactUs: '聯絡我們',
  browseProducts: '瀏覽產品',
  featuredFailed: '未能載入精選產品',
  carouselFailed: '未能載入輪播圖片',
  settingsFailed: '未能載入網站設定',
};
