import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';
import { galleryPictures } from './pictures/gallery-pictures.ts';
import { itemCodePictures } from './pictures/item-code-pictures.ts';
import { newsPictures } from './pictures/news-pictures.ts';
import { productPictures } from './pictures/product-pictures.ts';

const inFolder = (folder: string, texts: Readonly<Record<string, Phrase>>) =>
  Object.entries(texts).map(([name, text]) => [`${folder}/${name}.jpg`, text] as const);

/** What each picture and video of a record shows, by its path below demo/images/. */
export const pictureTexts: ReadonlyMap<string, Phrase> = new Map([
  ...inFolder('products', productPictures),
  ...inFolder('item-codes', itemCodePictures),
  ...inFolder('gallery', galleryPictures),
  ...inFolder('news', newsPictures),
  [
    'videos/turntable-gold.mp4',
    phrase(
      'A cone of gold thread turning slowly',
      '緩緩轉動的金線寶塔筒',
      '缓缓转动的金线宝塔筒',
      'ゆっくり回る金糸のコーン',
    ),
  ],
  [
    'videos/thread-running.mp4',
    phrase(
      'Gold thread running off the top of a cone',
      '金線由寶塔筒頂端退繞而出',
      '金线由宝塔筒顶端退绕而出',
      'コーンの上から引き出される金糸',
    ),
  ],
]);
