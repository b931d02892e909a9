import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

type Note = Required<Phrase>;

export const cones: Note = phrase(
  '10 cones to a carton, minimum order one carton. Custom colours from 20 kg, lab dip in 5–8 days.',
  '每箱10個寶塔筒，一箱起訂。訂色20公斤起，打色辦5至8天。',
  '每箱10个宝塔筒，一箱起订。定制颜色20公斤起，打色样5至8天。',
  '1カートン10コーン入り、1カートンより承ります。別注色は20 kgより、ビーカー出しは5～8日。',
);
export const spools: Note = phrase(
  '10 spools to a carton, minimum order one carton. Custom colours from 20 kg, lab dip in 5–8 days.',
  '每箱10個線軸，一箱起訂。訂色20公斤起，打色辦5至8天。',
  '每箱10个线轴，一箱起订。定制颜色20公斤起，打色样5至8天。',
  '1カートン10スプール入り、1カートンより承ります。別注色は20 kgより、ビーカー出しは5～8日。',
);
export const bobbins: Note = phrase(
  '10 flanged bobbins to a carton, minimum order one carton. Custom colours from 20 kg, lab dip in 5–8 days.',
  '每箱10個有邊筒管，一箱起訂。訂色20公斤起，打色辦5至8天。',
  '每箱10个有边筒管，一箱起订。定制颜色20公斤起，打色样5至8天。',
  '1カートン10ボビン（鍔付き）入り、1カートンより承ります。別注色は20 kgより、ビーカー出しは5～8日。',
);
export const purlStrips: Note = phrase(
  'Supplied in 1 m strips; weights are for one pack. Handle with dry hands and store dry, in acid-free tissue.',
  '以1米長條供應；重量以每包計。請以無酸紙包好，乾燥存放，避免以汗手接觸。',
  '以1米长条供应；重量以每包计。请用无酸纸包好，干燥存放，避免用有汗的手接触。',
  '長さ1 mで供給。重量は1パックあたり。汗をかいた手での接触を避け、中性紙に包んで乾燥した場所に保管してください。',
);

/** Writes the gauge of a slit film, then its yarn count. */
export function filmGauge(micron: number, partsOfAnInch: number, count: string): Note {
  const counts = figures(count);
  return phrase(
    `${micron} micron film slit to 1/${partsOfAnInch} inch, ${counts.en}`,
    `${micron}微米薄膜切至1/${partsOfAnInch}吋，${counts['zh-Hant']}`,
    `${micron}微米薄膜切至1/${partsOfAnInch}英寸，${counts['zh-Hans']}`,
    `${micron}ミクロンのフィルムを1/${partsOfAnInch}インチに裁断、${counts.ja}`,
  );
}

const kakeWeights = {
  0.5: { 'zh-Hant': '五分（0.5掛）', 'zh-Hans': '五分（0.5挂）', ja: '五分' },
  0.8: { 'zh-Hant': '八分（0.8掛）', 'zh-Hans': '八分（0.8挂）', ja: '八分' },
  1: { 'zh-Hant': '一掛', 'zh-Hans': '一挂', ja: '一掛' },
  2: { 'zh-Hant': '兩掛', 'zh-Hans': '两挂', ja: '二掛' },
};

/** Writes the weight of Japan gold in kake, the unit of Kyoto, then its yarn count. */
export function kake(weight: keyof typeof kakeWeights, count: string): Note {
  const named = kakeWeights[weight];
  const counts = figures(count);
  return phrase(
    `${weight} kake, ${counts.en}`,
    `${named['zh-Hant']}，${counts['zh-Hant']}`,
    `${named['zh-Hans']}，${counts['zh-Hans']}`,
    `${named.ja}、${counts.ja}`,
  );
}

/** Writes the yarn count in other systems, then the packing. */
export function packed(count: string | Note, pack: Note): Note {
  const counted = typeof count === 'string' ? figures(count) : count;
  return phrase(
    `${counted.en}. ${pack.en}`,
    `${counted['zh-Hant']}。${pack['zh-Hant']}`,
    `${counted['zh-Hans']}。${pack['zh-Hans']}`,
    `${counted.ja}。${pack.ja}`,
  );
}

/** Writes figures, such as `111 dtex, Nm 90`, with the comma of each language. */
function figures(text: string): Note {
  const chinese = text.replaceAll(', ', '，');
  return phrase(text, chinese, chinese, text.replaceAll(', ', '、'));
}
