import { careTrilobal } from '../care.ts';
import { blend, trilobalPolyester } from '../composition.ts';
import { trilobalFilament } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fineTrilobal, standardTrilobal } from '../running.ts';

const shared = {
  composition: blend([100, trilobalPolyester]),
  type: trilobalFilament,
  country_of_origin: japan,
  ...careTrilobal,
};

export const trilobal: DemoProduct = {
  slug: 'trilobal',
  name: phrase('Trilobal', '三葉形光澤繡花線', '三叶形光泽绣花线', '三葉断面 光沢刺繍糸'),
  description: phrase(
    'Three-lobed polyester that shines like silk without a trace of metal. Boil it, bleach it, press it: the colour stays.',
    '三葉形截面聚酯線，不含金屬而光澤如絲。可高溫煮洗、漂白、熨燙，顏色不變。',
    '三叶形截面聚酯线，不含金属而光泽如丝。可高温煮洗、漂白、熨烫，颜色不变。',
    '金属を使わずに絹のように光る、三葉断面のポリエステル。煮沸しても、漂白しても、プレスしても色が変わりません。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The lobes of the filament act like the facets of a prism and give a depth of colour that round fibres cannot. Beside gold it makes the ground glow; alone it carries a whole design.',
      'It is the thread for hotel linen, hospital and chefs’ wear, workwear and everything else that meets an industrial laundry: 95 °C, chlorine bleach, an iron at 150 °C.',
      'TP120-2 is the usual embroidery weight, on cones of 5,000 m or spools of 1,000 m. TP75-2 is for small lettering.',
    ),
    paragraphs(
      '三葉形截面有如稜鏡的切面，色彩深度為圓形纖維所不及。與金線並用，可襯托底色；單獨使用，亦足以撐起整個設計。',
      '酒店布草、醫護及廚師服、工作服，以及一切要進工業洗衣房的製品，都適合用此線：95 °C水洗、氯漂、150 °C熨燙。',
      'TP120-2為常用粗細，有5,000米寶塔筒及1,000米線軸；TP75-2用於細字。',
    ),
    paragraphs(
      '三叶形截面有如棱镜的切面，色彩深度为圆形纤维所不及。与金线并用，可衬托底色；单独使用，也足以撑起整个设计。',
      '酒店布草、医护服、厨师服、工作服，以及一切要进工业洗衣房的制品，都适合用此线：95 °C水洗、氯漂、150 °C熨烫。',
      'TP120-2为常用粗细，有5,000米宝塔筒及1,000米线轴；TP75-2用于小字。',
    ),
    paragraphs(
      '三葉形の断面がプリズムの面のように働き、丸い繊維にはない色の深みを生みます。金糸の隣では地色を引き立て、単独でも図柄全体を表現できます。',
      'ホテルリネン、医療用・厨房用の白衣、ワークウェアなど、工業洗濯に出すものに最適です。95 °Cの洗濯、塩素系漂白、150 °Cのアイロンに耐えます。',
      '標準の太さはTP120-2で、5,000 mコーンと1,000 mスプールをご用意。細かな文字にはTP75-2を。',
    ),
  ),
  status: 'Active',
  categories: ['lustre', 'embroidery'],
  uses: ['machine-embroidery'],
  image_url: 'products/trilobal-main.jpg',
  images: ['products/trilobal-2.jpg', 'products/trilobal-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'TP75-2',
      image_url: 'item-codes/tp75-2.jpg',
      denier: '150 D',
      length: '5,000 m',
      net_weight: '83 g',
      gross_weight: '105 g',
      other_information: packed('75 D × 2, 167 dtex, Nm 60', cones),
      other_technical_info: fineTrilobal,
      ...shared,
    },
    {
      item_code: 'TP120-2',
      image_url: 'item-codes/tp120-2.jpg',
      denier: '240 D',
      length: '5,000 m',
      net_weight: '133 g',
      gross_weight: '155 g',
      other_information: packed('120 D × 2, 267 dtex, Nm 37.5', cones),
      other_technical_info: standardTrilobal,
      ...shared,
    },
    {
      item_code: 'TP120-2-1K',
      image_url: 'item-codes/tp120-2-1k.jpg',
      denier: '240 D',
      length: '1,000 m',
      net_weight: '27 g',
      gross_weight: '37 g',
      other_information: packed('120 D × 2, 267 dtex, Nm 37.5', spools),
      other_technical_info: standardTrilobal,
      ...shared,
    },
  ],
};
