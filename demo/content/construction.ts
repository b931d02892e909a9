import type { Phrase } from './content-types.ts';

export const roundWrapped: Phrase = {
  en: 'ST (round-wrapped)',
  'zh-Hant': 'ST（包覆圓線）',
  'zh-Hans': 'ST（包覆圆线）',
  ja: 'ST（丸撚）',
};
export const multiPlyTwist: Phrase = {
  en: 'Multi-ply twist',
  'zh-Hant': '合股撚線',
  'zh-Hans': '合股捻线',
  ja: '撚り合わせ糸',
};
export const flatFilm: Phrase = {
  en: 'M (flat slit film)',
  'zh-Hant': 'M（扁絲）',
  'zh-Hans': 'M（扁丝）',
  ja: 'M（平糸）',
};
export const crossWrapped: Phrase = {
  en: 'MX (cross-wrapped)',
  'zh-Hant': 'MX（交叉包覆）',
  'zh-Hans': 'MX（交叉包覆）',
  ja: 'MX（タスキ撚）',
};
export const feather: Phrase = {
  en: 'MH (film twisted with one yarn)',
  'zh-Hant': 'MH（羽衣，薄膜與一根紗合撚）',
  'zh-Hans': 'MH（羽衣，薄膜与一根纱合捻）',
  ja: 'MH（羽衣）',
};
export const holographicFlat: Phrase = {
  en: 'M (flat slit film), holographic',
  'zh-Hant': 'M（扁絲），鐳射',
  'zh-Hans': 'M（扁丝），镭射',
  ja: 'M（平糸）、ホログラム',
};
export const opalFlat: Phrase = {
  en: 'M (flat slit film), iridescent',
  'zh-Hant': 'M（扁絲），幻彩',
  'zh-Hans': 'M（扁丝），幻彩',
  ja: 'M（平糸）、オーロラ',
};
export const glowFilament: Phrase = {
  en: 'Filament, glow-in-the-dark',
  'zh-Hant': '長絲，夜光',
  'zh-Hans': '长丝，夜光',
  ja: 'フィラメント、蓄光',
};
export const reflectiveFilm: Phrase = {
  en: 'Reflective film on a polyester core',
  'zh-Hant': '反光薄膜包覆聚酯芯線',
  'zh-Hans': '反光薄膜包覆聚酯芯线',
  ja: '再帰反射フィルム（ポリエステル芯）',
};
export const japanGoldTwist: Phrase = {
  en: 'Japan gold (film wrapped on a cotton core)',
  'zh-Hant': '日式金線（薄膜包覆棉芯）',
  'zh-Hans': '日式金线（薄膜包覆棉芯）',
  ja: '撚金糸（綿芯）',
};
export const trilobalFilament: Phrase = {
  en: 'Trilobal filament, two-ply',
  'zh-Hant': '三葉形長絲，雙股',
  'zh-Hans': '三叶形长丝，双股',
  ja: '三葉断面フィラメント、双糸',
};
