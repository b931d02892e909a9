import type { DemoGalleryCategory } from './content-types.ts';

export const galleryCategories: readonly DemoGalleryCategory[] = [
  {
    key: 'colour-books',
    name: { en: 'Colour Books', 'zh-Hant': '色卡', 'zh-Hans': '色卡', ja: 'カラーカード' },
  },
  {
    key: 'past-projects',
    name: { en: 'Past Projects', 'zh-Hant': '過往作品', 'zh-Hans': '过往作品', ja: '制作事例' },
  },
  {
    key: 'downloads',
    name: { en: 'Downloads', 'zh-Hant': '下載', 'zh-Hans': '下载', ja: 'ダウンロード' },
  },
  {
    key: 'certificates',
    name: {
      en: 'Certificates',
      'zh-Hant': '認證證書',
      'zh-Hans': '认证证书',
      ja: '認証書',
    },
  },
];
