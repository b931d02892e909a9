import type { DemoGalleryCategory } from './content-types.ts';
import { phrase } from './phrase.ts';

export const galleryCategories: readonly DemoGalleryCategory[] = [
  {
    key: 'colour-books',
    name: phrase('Colour Books', '色卡', '色卡', 'カラーカード'),
  },
  {
    key: 'past-projects',
    name: phrase('Past Projects', '過往作品', '过往作品', '制作事例'),
  },
  {
    key: 'downloads',
    name: phrase('Downloads', '下載', '下载', 'ダウンロード'),
  },
  {
    key: 'certificates',
    name: phrase('Certificates', '認證證書', '认证证书', '認証書'),
  },
];
