import type { DemoProductCategory } from './content-types.ts';
import { phrase } from './phrase.ts';

export const productCategories: readonly DemoProductCategory[] = [
  {
    key: 'embroidery',
    name: phrase('Embroidery', '繡花', '刺绣', '刺繍'),
    description: phrase(
      'Round-wrapped and twisted threads that hold their shine at machine speed: for crests, monograms, denim and evening wear.',
      '包覆圓線及合股線，高速車繡仍光澤如一，適用於徽章、字母繡、牛仔服裝及晚裝。',
      '包覆圆线及合股线，高速机绣依然光泽如一，适用于徽章、字母绣、牛仔服装及晚礼服。',
      '高速ミシンでも輝きを失わない丸撚糸・撚り合わせ糸。ワッペン、イニシャル、デニム、イブニングウェアに。',
    ),
  },
  {
    key: 'knit-and-weave',
    name: phrase('Knit & Weave', '針織及梭織', '针织与机织', 'ニット＆製織'),
    description: phrase(
      'Flat, cross-wrapped and feather yarns for knitwear, hosiery, labels, lace and brocade, from a trace of light in a rib to a full metal ground.',
      '扁絲、交叉包覆及羽衣紗，用於毛衫、襪類、織嘜、花邊及織錦；可以是羅紋間的一絲微光，也可以織成整幅金地。',
      '扁丝、交叉包覆及羽衣纱，用于毛衫、袜类、织标、花边及织锦；可以是罗纹间的一丝微光，也可以织成整幅金地。',
      'ニット、靴下、織ネーム、レース、錦織のための平糸・タスキ撚・羽衣。リブにひそむ一筋の光から、総金地まで。',
    ),
  },
  {
    key: 'effects',
    name: phrase('Effects', '特殊效果', '特殊效果', '特殊糸'),
    description: phrase(
      'Holographic, iridescent, glow-in-the-dark and reflective: threads that change with the light, or bring their own.',
      '鐳射、幻彩、夜光與反光：隨光而變，或自有光芒的線。',
      '镭射、幻彩、夜光与反光：随光而变，或自带光芒的线。',
      'ホログラム、オーロラ、蓄光、再帰反射。光に応え、あるいは自ら光を放つ糸。',
    ),
  },
  {
    key: 'heritage',
    name: phrase('Heritage', '傳統工藝', '传统工艺', '伝統糸'),
    description: phrase(
      'Japan gold and bullion purl for couching, goldwork, kimono and ceremonial dress, made for handwork.',
      '專為手工而製的日式金線與印度絲，用於盤金、金繡、和服及禮服。',
      '专为手工而制的日式金线与印度丝，用于盘金、金绣、和服及礼服。',
      '駒繍や金糸刺繍、着物、儀礼服のための撚金糸とブリオン。手仕事のための糸です。',
    ),
  },
  {
    key: 'lustre',
    name: phrase('Lustre', '光澤線', '光泽线', '光沢糸'),
    description: phrase(
      'Trilobal polyester with a deep silk-like sheen and no metal at all, for work that must survive the industrial laundry.',
      '三葉形聚酯繡花線，光澤深潤如絲而不含金屬，經得起工業洗滌。',
      '三叶形聚酯绣花线，光泽深润如丝而不含金属，经得起工业洗涤。',
      '金属を使わず、絹のような深い光沢を持つ三葉断面ポリエステル。工業洗濯に耐える刺繍のために。',
    ),
  },
];
