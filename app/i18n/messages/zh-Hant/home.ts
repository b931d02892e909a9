import type { Words } from '../en/catalogue.ts';
import { home as english } from '../en/home.ts';

export const home: Words['home'] = {
  ...english,
  headline: '留住光的線',
  underHeadline: '金銀繡花線，香港設計，日本製造，始於1985年。',
  exploreProducts: '瀏覽產品',
  learnAboutUs: '認識我們',
  carousel: '我們的線的圖片',
  previousSlide: '上一張',
  nextSlide: '下一張',
  slide: '第{n}張',
  pauseSlides: '暫停圖片播放',
  playSlides: '播放圖片',
  noImages: '沒有圖片',
  stockPicture: '深色背景前的寶塔筒金線',
  aboutLabel: '始於1985年',
  aboutHeading: '四十年，只做一種材料',
  aboutText:
    '千分之十二毫米厚的薄膜、一層薄如氣息的鋁、一根承托它的芯線。自1985年起，我們只做金銀線：在香港定色，在京都附近捲繞，每一批出廠前都拿到窗前對光看過。',
  aboutLink: '閱讀我們的故事',
  featured: '精選產品',
  featuredLabel: '產品系列',
  viewAllProducts: '查看所有產品',
  voicesLabel: '用線心得',
  callHeading: '告訴我們你在做甚麼',
  callText: '寄來布辦、圖稿或一個問題，我們會以合適的線、粗細及顏色回覆，一般在一個工作天之內。',
  contactUs: '聯絡我們',
  browseProducts: '瀏覽產品',
  featuredFailed: '未能載入精選產品',
  carouselFailed: '未能載入輪播圖片',
  settingsFailed: '未能載入網站設定',
};
