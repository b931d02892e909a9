import type { Phrase } from '../content-types.ts';
import { phrase } from '../phrase.ts';

/** The texts of the pictures of item codes that show the same thread: each ends with its code. */
const coded = (shown: Phrase, ...codes: string[]): Record<string, Phrase> =>
  Object.fromEntries(
    codes.map((code) => [
      code.toLowerCase(),
      phrase(
        `${shown.en}, ${code}`,
        `${shown['zh-Hant']}，${code}`,
        `${shown['zh-Hans']}，${code}`,
        `${shown.ja}、${code}`,
      ),
    ]),
  );

/** What the pictures of the item codes show. */
export const itemCodePictures: Record<string, Phrase> = {
  ...coded(
    phrase('A cone of gold thread', '寶塔筒上的金線', '宝塔筒上的金线', 'コーンに巻いた金糸'),
    ...['ST120', 'ST150', 'ST200', 'STP120-5K', 'STP150'],
  ),
  ...coded(
    phrase('A spool of gold thread', '線軸上的金線', '线轴上的金线', 'スプールに巻いた金糸'),
    'STP120-1K',
  ),
  ...coded(
    phrase(
      'A spool of copper twist thread',
      '線軸上的銅色合股撚線',
      '线轴上的铜色合股捻线',
      'スプールに巻いた銅色の撚り合わせ糸',
    ),
    ...['TW30', 'TW20', 'TW12'],
  ),
  ...coded(
    phrase(
      'A bobbin of flat gold yarn',
      '有邊筒管上的金色扁絲',
      '有边筒管上的金色扁丝',
      'ボビンに巻いた金の平糸',
    ),
    ...['M12-128', 'M12-69', 'M23-69'],
  ),
  ...coded(
    phrase(
      'A cone of silver cross-wrapped yarn',
      '寶塔筒上的銀色交叉包覆紗線',
      '宝塔筒上的银色交叉包覆纱线',
      'コーンに巻いた銀のタスキ撚糸',
    ),
    ...['MX69P', 'MX85N'],
  ),
  ...coded(
    phrase(
      'A cone of rose feather yarn',
      '寶塔筒上的玫瑰色羽衣紗線',
      '宝塔筒上的玫瑰色羽衣纱线',
      'コーンに巻いたローズの羽衣糸',
    ),
    ...['MH100V', 'MH69P', 'MH110N'],
  ),
  ...coded(
    phrase(
      'A spool of holographic yarn',
      '線軸上的鐳射線',
      '线轴上的镭射线',
      'スプールに巻いたホログラム糸',
    ),
    ...['HL69', 'HL100'],
  ),
  ...coded(
    phrase(
      'A spool of opal yarn',
      '線軸上的幻彩線',
      '线轴上的幻彩线',
      'スプールに巻いたオーロラ糸',
    ),
    'OP69',
  ),
  ...coded(
    phrase(
      'A spool of glow thread shining green in the dark',
      '線軸上的夜光線在黑暗中發出綠光',
      '线轴上的夜光线在黑暗中发出绿光',
      '暗がりで緑に光る蓄光糸のスプール',
    ),
    ...['GL400', 'GL600'],
  ),
  ...coded(
    phrase(
      'A cone of grey reflective thread',
      '寶塔筒上的灰色反光線',
      '宝塔筒上的灰色反光线',
      'コーンに巻いたグレーの再帰反射糸',
    ),
    ...['RF200', 'RF330', 'RF500'],
  ),
  ...coded(
    phrase(
      'A hank of Japan gold tied with red silk',
      '以紅絲線紮起的一絞日式金線',
      '以红丝线扎起的一绞日式金线',
      '紅い絹糸で束ねた撚金糸',
    ),
    ...['JG-5F', 'JG-8F', 'JG-1K', 'JG-2K'],
  ),
  ...coded(
    phrase(
      'Strips of smooth gold purl, mirror-bright',
      '明亮如鏡的光面金色印度絲',
      '明亮如镜的光面金色印度丝',
      '鏡のように明るい金のスムースブリオン',
    ),
    'BP-S',
  ),
  ...coded(
    phrase(
      'Strips of rough gold purl, matt and soft',
      '柔和無光的啞面金色印度絲',
      '柔和无光的哑面金色印度丝',
      '艶消しの金のラフブリオン',
    ),
    'BP-R',
  ),
  ...coded(
    phrase(
      'Strips of check gold purl, glittering',
      '閃爍的切面金色印度絲',
      '闪烁的切面金色印度丝',
      'きらめく金のチェックブリオン',
    ),
    'BP-C',
  ),
  ...coded(
    phrase(
      'A cone of ruby trilobal thread',
      '寶塔筒上的寶石紅三葉形線',
      '宝塔筒上的宝石红三叶形线',
      'コーンに巻いたルビーの三葉断面糸',
    ),
    ...['TP75-2', 'TP120-2'],
  ),
  ...coded(
    phrase(
      'A spool of ruby trilobal thread',
      '線軸上的寶石紅三葉形線',
      '线轴上的宝石红三叶形线',
      'スプールに巻いたルビーの三葉断面糸',
    ),
    'TP120-2-1K',
  ),
};
