import { careA } from '../care.ts';
import { blend, glowPolyester } from '../composition.ts';
import { glowFilament } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { coarseEmbroidery } from '../running.ts';

const shared = {
  composition: blend([100, glowPolyester]),
  type: glowFilament,
  country_of_origin: japan,
  ...careA,
};

export const glow: DemoProduct = {
  slug: 'glow',
  name: phrase('Glow', '夜光線', '夜光线', '蓄光糸'),
  description: phrase(
    'Polyester that drinks in daylight and gives it back after dark. The pigment is spun into the fibre, so it does not rub or wash away.',
    '白天吸光、入夜發光的聚酯線。夜光顏料紡入纖維之中，不會擦掉或洗走。',
    '白天吸光、入夜发光的聚酯线。夜光颜料纺入纤维之中，不会擦掉或洗掉。',
    '昼の光を蓄え、暗がりで光を放つポリエステル。顔料を繊維に練り込んでいるため、擦れても洗っても落ちません。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Strontium aluminate is the brightest and longest-lasting of the glow pigments. It charges in daylight or under ultraviolet lamps and fades slowly, strongest in the first minutes.',
      'By day the thread is a natural off-white, which lets a motif stay hidden until the lights go down. The coarser the thread, the more pigment there is to shine: GL250 for lettering, GL400 for motifs, GL600 for outlines on denim and bags.',
      'For the strongest effect, stitch on pale cloth at the density given, without gaps, and put no dark colour on top.',
    ),
    paragraphs(
      '鋁酸鍶是夜光顏料中最亮、最持久的一種，於日光或紫外光燈下吸光，之後慢慢減弱，首數分鐘最亮。',
      '日間線色為天然米白，圖案可隱藏到燈光轉暗才現身。線越粗，發光顏料越多：GL250適合繡字，GL400適合圖案，GL600適合牛仔服裝及手袋上的輪廓。',
      '如要最佳效果，請選淺色布，按建議密度鋪勻、不露底，表面不要再疊深色線。',
    ),
    paragraphs(
      '铝酸锶是夜光颜料中最亮、最持久的一种，在日光或紫外灯下吸光，之后慢慢减弱，头几分钟最亮。',
      '白天线色为天然米白，图案可以藏到灯光转暗才现身。线越粗，发光颜料越多：GL250适合绣字，GL400适合图案，GL600适合牛仔服装和箱包上的轮廓。',
      '如要最佳效果，请选浅色布，按建议密度铺匀、不露底，表面不要再叠深色线。',
    ),
    paragraphs(
      'アルミン酸ストロンチウムは、蓄光顔料のなかで最も明るく長く光る素材です。日光や紫外線ランプで光を蓄えます。発光は最初の数分が最も強く、その後ゆっくりと弱まります。',
      '昼間は自然なオフホワイト。明かりが落ちるまで図柄を隠しておくこともできます。太いほど顔料が多く明るくなり、文字にはGL250、図柄にはGL400、デニムやバッグの輪郭にはGL600を。',
      '効果を最大にするには、明るい色の生地に、推奨の密度で地が透けないように刺し、上に濃い色を重ねないでください。',
    ),
  ),
  status: 'Active',
  categories: ['effects', 'embroidery'],
  uses: ['machine-embroidery'],
  image_url: 'products/glow-main.jpg',
  images: ['products/glow-2.jpg', 'products/glow-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'GL250',
      image_url: 'products/glow-main.jpg',
      denier: '250 D',
      length: '2,000 m',
      net_weight: '56 g',
      gross_weight: '78 g',
      other_information: packed('278 dtex, Nm 36', cones),
      other_technical_info: coarseEmbroidery(10),
      ...shared,
    },
    {
      item_code: 'GL400',
      image_url: 'item-codes/gl400.jpg',
      denier: '400 D',
      length: '1,000 m',
      net_weight: '44 g',
      gross_weight: '66 g',
      other_information: packed('444 dtex, Nm 22.5', cones),
      other_technical_info: coarseEmbroidery(25),
      ...shared,
    },
    {
      item_code: 'GL600',
      image_url: 'item-codes/gl600.jpg',
      denier: '600 D',
      length: '500 m',
      net_weight: '33 g',
      gross_weight: '43 g',
      other_information: packed('667 dtex, Nm 15', spools),
      other_technical_info: coarseEmbroidery(40),
      ...shared,
    },
  ],
};
