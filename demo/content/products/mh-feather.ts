import { careC } from '../care.ts';
import { blend, metallisedFilm, nylon, polyester, viscose } from '../composition.ts';
import { feather } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { knitFeeding } from '../running.ts';

const shared = {
  type: feather,
  country_of_origin: japan,
  ...careC,
  other_technical_info: knitFeeding,
};

export const mhFeather: DemoProduct = {
  slug: 'mh-feather',
  name: phrase('MH Feather', 'MH 羽衣金銀線', 'MH 羽衣金银线', 'MH羽衣'),
  description: phrase(
    'One film, one yarn, twisted together: light, soft and quietly bright. The Japanese call it hagoromo, the robe of feathers.',
    '一絲一紗合撚而成，輕盈柔軟，光澤含蓄。日本人稱之為「羽衣」。',
    '一丝一纱合捻而成，轻盈柔软，光泽含蓄。日本人称之为“羽衣”。',
    '一筋のフィルムに一本の糸を撚り合わせた、軽くやわらかく、静かに光る糸。その名も「羽衣」。',
  ),
  detailed_description: phrase(
    paragraphs(
      'MH turns film and yarn about each other some 400 times a metre. The metal appears and disappears along its length, so a fabric glimmers rather than glares.',
      'Choose the companion yarn to suit the cloth: viscose (MH100V) for drape and softness, polyester (MH69P) for shirting and jacquard, nylon (MH110N) for fine-gauge knitwear.',
      'It is the usual first choice for jersey, scarves and lace in which the metal should be seen but not felt.',
    ),
    paragraphs(
      'MH 以每米約400轉將薄膜與紗線合撚，金屬光澤時隱時現，布面只見微閃，不覺刺眼。',
      '可按布料選配紗線：黏膠（MH100V）垂墜柔軟，聚酯（MH69P）適合恤衫布及提花，尼龍（MH110N）適合幼針毛衫。',
      '汗布、圍巾及花邊若要金屬光澤而不要金屬觸感，通常首選這一款。',
    ),
    paragraphs(
      'MH 以每米约400捻将薄膜与纱线合捻，金属光泽时隐时现，布面只见微闪，不觉刺眼。',
      '可按面料选配纱线：粘胶（MH100V）垂坠柔软，聚酯（MH69P）适合衬衫面料和提花，锦纶（MH110N）适合细针距毛衫。',
      '汗布、围巾及花边若要金属光泽而不要金属触感，通常首选这一款。',
    ),
    paragraphs(
      'フィルムと糸を1 mあたり約400回撚り合わせます。金属が見え隠れし、生地はぎらつかずにほのかに光ります。',
      '相手糸は生地に合わせて。落ち感とやわらかさのレーヨン（MH100V）、シャツ地やジャカードにはポリエステル（MH69P）、ハイゲージニットにはナイロン（MH110N）を。',
      '光は欲しいが金属の硬さは避けたい――ジャージー、ストール、レースで最初に選ばれる糸です。',
    ),
  ),
  status: 'Active',
  categories: ['knit-and-weave'],
  uses: ['weaving', 'knitting', 'lace'],
  image_url: 'products/mh-feather-main.jpg',
  images: ['products/mh-feather-2.jpg', 'products/mh-feather-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'MH100V',
      image_url: 'item-codes/mh100v.jpg',
      composition: blend([35, metallisedFilm], [65, viscose]),
      denier: '115 D',
      length: '5,000 m',
      net_weight: '64 g',
      gross_weight: '86 g',
      other_information: packed('128 dtex, Nm 78', cones),
      ...shared,
    },
    {
      item_code: 'MH69P',
      image_url: 'item-codes/mh69p.jpg',
      composition: blend([44, metallisedFilm], [56, polyester]),
      denier: '133 D',
      length: '4,000 m',
      net_weight: '59 g',
      gross_weight: '81 g',
      other_information: packed('148 dtex, Nm 68', cones),
      ...shared,
    },
    {
      item_code: 'MH110N',
      image_url: 'item-codes/mh110n.jpg',
      composition: blend([55, metallisedFilm], [45, nylon]),
      denier: '67 D',
      length: '8,000 m',
      net_weight: '60 g',
      gross_weight: '82 g',
      other_information: packed('74 dtex, Nm 134', cones),
      ...shared,
    },
  ],
};
