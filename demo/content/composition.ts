import type { Phrase } from './content-types.ts';

type Material = Required<Phrase>;

export const metallisedFilm: Material = {
  en: 'metallised polyester film',
  'zh-Hant': '真空鍍鋁聚酯薄膜',
  'zh-Hans': '真空镀铝聚酯薄膜',
  ja: 'アルミ蒸着ポリエステルフィルム',
};
export const holographicFilm: Material = {
  en: 'polyester (holographic metallised film)',
  'zh-Hant': '聚酯纖維（鐳射鍍鋁薄膜）',
  'zh-Hans': '聚酯纤维（镭射镀铝薄膜）',
  ja: 'ポリエステル（ホログラム蒸着フィルム）',
};
export const opalFilm: Material = {
  en: 'polyester (multilayer film, free of metal and pigment)',
  'zh-Hant': '聚酯纖維（多層薄膜，不含金屬及顏料）',
  'zh-Hans': '聚酯纤维（多层薄膜，不含金属及颜料）',
  ja: 'ポリエステル（多層フィルム、金属・顔料不使用）',
};
export const glowPolyester: Material = {
  en: 'polyester with strontium aluminate pigment',
  'zh-Hant': '聚酯纖維（含鋁酸鍶夜光顏料）',
  'zh-Hans': '聚酯纤维（含铝酸锶夜光颜料）',
  ja: 'ポリエステル（アルミン酸ストロンチウム系蓄光顔料練り込み）',
};
export const glassBeadFilm: Material = {
  en: 'glass-bead reflective film',
  'zh-Hant': '玻璃微珠反光薄膜',
  'zh-Hans': '玻璃微珠反光薄膜',
  ja: 'ガラスビーズ反射フィルム',
};
export const trilobalPolyester: Material = {
  en: 'trilobal polyester',
  'zh-Hant': '三葉形聚酯纖維',
  'zh-Hans': '三叶形聚酯纤维',
  ja: '三葉断面ポリエステル',
};
export const viscose: Material = {
  en: 'viscose',
  'zh-Hant': '黏膠纖維',
  'zh-Hans': '粘胶纤维',
  ja: 'レーヨン',
};
export const polyester: Material = {
  en: 'polyester',
  'zh-Hant': '聚酯纖維',
  'zh-Hans': '聚酯纤维',
  ja: 'ポリエステル',
};
export const nylon: Material = {
  en: 'nylon',
  'zh-Hant': '尼龍',
  'zh-Hans': '锦纶',
  ja: 'ナイロン',
};
export const cotton: Material = { en: 'cotton', 'zh-Hant': '棉', 'zh-Hans': '棉', ja: '綿' };

/** Gold-plated wire is one material: a label states no shares by weight for it. */
export const giltCopperWire: Material = {
  en: '100% gold-plated copper wire',
  'zh-Hant': '100% 鍍金銅線',
  'zh-Hans': '100% 镀金铜线',
  ja: '金めっき銅線 100%',
};

/** A composition as on a label, for example `36% metallised polyester film, 64% viscose`. */
export function blend(
  ...parts: ReadonlyArray<readonly [percent: number, material: Material]>
): Material {
  return {
    en: parts.map(([percent, material]) => `${percent}% ${material.en}`).join(', '),
    'zh-Hant': parts.map(([percent, material]) => `${percent}% ${material['zh-Hant']}`).join('、'),
    'zh-Hans': parts.map(([percent, material]) => `${percent}% ${material['zh-Hans']}`).join('、'),
    ja: parts.map(([percent, material]) => `${material.ja} ${percent}%`).join('、'),
  };
}
