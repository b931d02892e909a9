import type { Messages } from '../en/catalogue.ts';

export const home: Messages['home'] = {
  headline: '光をとどめる糸',
  underHeadline: '香港でデザインし、日本でつくる金銀刺繍糸。1985年創業。',
  exploreProducts: '製品を見る',
  learnAboutUs: '会社を知る',
  carousel: '当社の糸の写真',
  previousSlide: '前のスライド',
  nextSlide: '次のスライド',
  slide: 'スライド{n}',
  pauseSlides: 'スライドを一時停止',
  playSlides: 'スライドを再生',
  noImages: '画像がありません',
  stockPicture: '暗い背景の前の、コーン巻きの金糸',
  aboutLabel: '1985年創業',
  aboutHeading: '金銀糸とともに40年',
  aboutText:
    '厚さ12ミクロンのフィルム、ごく薄いアルミ、それを支える芯糸。1985年の創業以来、金銀糸に打ち込んできました。色は香港で決め、京都の近くで巻き、どのロットも窓辺の光で確かめてから送り出します。',
  aboutLink: '私たちの歩み',
  featured: 'おすすめの製品',
  featuredLabel: 'コレクション',
  viewAllProducts: 'すべての製品を見る',
  testimonialsLabel: 'ご使用例',
  callHeading: 'つくりたいものをお聞かせください',
  callText:
    '生地見本や図案、ご質問をお送りください。最適な糸、太さ、色を、通常1営業日以内にご提案します。',
  contactUs: 'お問い合わせ',
  browseProducts: '製品一覧へ',
  featuredFailed: 'おすすめの製品を読み込めませんでした',
  carouselFailed: 'スライドの画像を読み込めませんでした',
  settingsFailed: 'サイトの設定を読み込めませんでした',
};
