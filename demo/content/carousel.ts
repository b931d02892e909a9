import type { DemoCarouselImage } from './content-types.ts';
import { phrase } from './phrase.ts';

export const carouselImages: readonly DemoCarouselImage[] = [
  {
    image_url: 'hero/hero-4.jpg',
    alt_text: phrase(
      'Satin-stitch leaves in gold and copper on black silk',
      '黑色絲綢上以平包針繡成的金色與銅色葉片',
      '黑色丝绸上以平包针绣成的金色与铜色叶片',
      '黒い絹地にサテンステッチで刺した金色と銅色の葉',
    ),
    title: phrase('Leaves in gold and copper', '金葉與銅葉', '金叶与铜叶', '金と銅の葉'),
    status: 'Active',
  },
  {
    image_url: 'hero/hero-2.jpg',
    alt_text: phrase(
      'A fan of gold, silver, copper and rose threads stretched taut against a dark background',
      '金、銀、銅、玫瑰金四色線在深色背景前繃緊成扇形',
      '金、银、铜、玫瑰金四色线在深色背景前绷紧成扇形',
      '暗い背景の前に扇形に張った金色・銀色・銅色・ローズ色の糸',
    ),
    title: phrase(
      'Gold, silver, copper, rose',
      '金、銀、銅、玫瑰金',
      '金、银、铜、玫瑰金',
      '金、銀、銅、ローズ',
    ),
    status: 'Active',
  },
  {
    image_url: 'hero/hero-1.jpg',
    alt_text: phrase(
      'Gold thread wound on a cone, close up, with a silver cone behind it against a dark background',
      '繞在寶塔筒上的金線特寫，後方為銀線寶塔筒，背景深色',
      '绕在宝塔筒上的金线特写，后方为银线宝塔筒，背景深色',
      'コーンに巻いた金糸のクローズアップ。奥に銀糸のコーン、背景は暗色',
    ),
    title: phrase('Gold on the cone', '寶塔筒上的金線', '宝塔筒上的金线', 'コーンに巻いた金糸'),
    status: 'Active',
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: phrase(
      'Rows of cones in gold, silver, copper and black-gold against a dark background',
      '深色背景前成排的寶塔筒，有金、銀、銅、黑金各色',
      '深色背景前成排的宝塔筒，有金、银、铜、黑金各色',
      '暗い背景の前に並ぶ金・銀・銅・ブラックゴールドのコーン',
    ),
    title: phrase('The cone room', '成排的寶塔筒', '成排的宝塔筒', '並ぶコーン'),
    status: 'Active',
  },
];
