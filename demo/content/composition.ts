import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

type Material = Required<Phrase>;

export const metallisedFilm: Material = phrase(
  'metallised polyester film',
  '真空鍍鋁聚酯薄膜',
  '真空镀铝聚酯薄膜',
  'アルミ蒸着ポリエステルフィルム',
);
export const holographicFilm: Material = phrase(
  'polyester (holographic metallised film)',
  '聚酯纖維（鐳射鍍鋁薄膜）',
  '聚酯纤维（镭射镀铝薄膜）',
  'ポリエステル（ホログラム蒸着フィルム）',
);
export const opalFilm: Material = phrase(
  'polyester (multilayer film, free of metal and pigment)',
  '聚酯纖維（多層薄膜，不含金屬及顏料）',
  '聚酯纤维（多层薄膜，不含金属及颜料）',
  'ポリエステル（多層フィルム、金属・顔料不使用）',
);
export const glowPolyester: Material = phrase(
  'polyester with strontium aluminate pigment',
  '聚酯纖維（含鋁酸鍶夜光顏料）',
  '聚酯纤维（含铝酸锶夜光颜料）',
  'ポリエステル（アルミン酸ストロンチウム系蓄光顔料練り込み）',
);
export const glassBeadFilm: Material = phrase(
  'glass-bead reflective film',
  '玻璃微珠反光薄膜',
  '玻璃微珠反光薄膜',
  'ガラスビーズ反射フィルム',
);
export const trilobalPolyester: Material = phrase(
  'trilobal polyester',
  '三葉形聚酯纖維',
  '三叶形聚酯纤维',
  '三葉断面ポリエステル',
);
export const viscose: Material = phrase('viscose', '黏膠纖維', '粘胶纤维', 'レーヨン');
export const polyester: Material = phrase('polyester', '聚酯纖維', '聚酯纤维', 'ポリエステル');
export const nylon: Material = phrase('nylon', '尼龍', '锦纶', 'ナイロン');
export const cotton: Material = phrase('cotton', '棉', '棉', '綿');

/** Gold-plated wire is one material: a label states no shares by weight for it. */
export const giltCopperWire: Material = phrase(
  '100% gold-plated copper wire',
  '100% 鍍金銅線',
  '100% 镀金铜线',
  '金めっき銅線 100%',
);

/** A composition as on a label, for example `36% metallised polyester film, 64% viscose`. */
export function blend(
  ...parts: ReadonlyArray<readonly [percent: number, material: Material]>
): Material {
  return phrase(
    parts.map(([percent, material]) => `${percent}% ${material.en}`).join(', '),
    parts.map(([percent, material]) => `${percent}% ${material['zh-Hant']}`).join('、'),
    parts.map(([percent, material]) => `${percent}% ${material['zh-Hans']}`).join('、'),
    parts.map(([percent, material]) => `${material.ja} ${percent}%`).join('、'),
  );
}
