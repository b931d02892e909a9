import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

export const roundWrapped: Phrase = phrase(
  'ST (round-wrapped)',
  'ST（包覆圓線）',
  'ST（包覆圆线）',
  'ST（丸撚）',
);
export const multiPlyTwist: Phrase = phrase(
  'Multi-ply twist',
  '合股撚線',
  '合股捻线',
  '撚り合わせ糸',
);
export const flatFilm: Phrase = phrase('M (flat slit film)', 'M（扁絲）', 'M（扁丝）', 'M（平糸）');
export const crossWrapped: Phrase = phrase(
  'MX (cross-wrapped)',
  'MX（交叉包覆）',
  'MX（交叉包覆）',
  'MX（タスキ撚）',
);
export const feather: Phrase = phrase(
  'MH (film twisted with one yarn)',
  'MH（羽衣，薄膜與一根紗合撚）',
  'MH（羽衣，薄膜与一根纱合捻）',
  'MH（羽衣）',
);
export const holographicFlat: Phrase = phrase(
  'M (flat slit film), holographic',
  'M（扁絲），鐳射',
  'M（扁丝），镭射',
  'M（平糸）、ホログラム',
);
export const opalFlat: Phrase = phrase(
  'M (flat slit film), iridescent',
  'M（扁絲），幻彩',
  'M（扁丝），幻彩',
  'M（平糸）、オーロラ',
);
export const glowFilament: Phrase = phrase(
  'Filament, glow-in-the-dark',
  '長絲，夜光',
  '长丝，夜光',
  'フィラメント、蓄光',
);
export const reflectiveFilm: Phrase = phrase(
  'Reflective film on a polyester core',
  '反光薄膜包覆聚酯芯線',
  '反光薄膜包覆聚酯芯线',
  '再帰反射フィルム（ポリエステル芯）',
);
export const japanGoldTwist: Phrase = phrase(
  'Japan gold (film wrapped on a cotton core)',
  '日式金線（薄膜包覆棉芯）',
  '日式金线（薄膜包覆棉芯）',
  '撚金糸（綿芯）',
);
export const trilobalFilament: Phrase = phrase(
  'Trilobal filament, two-ply',
  '三葉形長絲，雙股',
  '三叶形长丝，双股',
  '三葉断面フィラメント、双糸',
);
