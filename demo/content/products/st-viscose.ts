import { careA } from '../care.ts';
import { blend, metallisedFilm, viscose } from '../composition.ts';
import { roundWrapped } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fineEmbroidery } from '../running.ts';

const shared = {
  type: roundWrapped,
  country_of_origin: japan,
  ...careA,
  other_technical_info: fineEmbroidery,
};

export const stViscose: DemoProduct = {
  slug: 'st-viscose',
  name: phrase('ST Viscose', 'ST 黏膠芯金銀線', 'ST 粘胶芯金银线', 'STレーヨン芯 金銀糸'),
  description: phrase(
    'Our most supple thread: metallised film wound closely round a soft viscose core. It turns tight corners without breaking and lies flat in fill stitch.',
    '我們最柔軟的一款線：鍍鋁薄膜緊密包覆柔軟的黏膠芯線，急轉處不易斷線，他他米（填充）針鋪面服貼。',
    '我们最柔软的一款线：镀铝薄膜紧密包覆柔软的粘胶芯线，急转处不易断线，他他米（填充）针铺面服帖。',
    '最もしなやかな一本。やわらかなレーヨン芯に蒸着フィルムを隙間なく巻きました。急な角でも切れにくく、タタミ縫いも平らに収まります。',
  ),
  detailed_description: phrase(
    paragraphs(
      'ST Viscose is our first thread and still the one most embroiderers reorder. Film slit to a fraction of a millimetre is wound round the core at 1,000 to 1,300 turns a metre, so that no yarn shows between the turns and the light returns evenly from every side.',
      'The viscose core gives it softness. It bends where a stiffer thread kinks, and satin borders keep a clean edge in lettering and monograms.',
      'Four weights cover most work: ST100 for fine outlines and small type, ST120 as the everyday weight, ST150 and ST200 where the metal should stand proud of the cloth.',
    ),
    paragraphs(
      'ST 黏膠芯金銀線是我們生產的第一款線，至今仍是繡花廠補單最多的一款。薄膜切成不足一毫米闊的細條，以每米1,000至1,300轉包覆芯線，圈與圈之間不露芯，光線從各個角度均勻反射。',
      '柔軟來自黏膠芯線：較硬的線會扭結的地方，它能順勢彎過；文字與字母繡的平包針邊緣俐落整齊。',
      '四種粗細足以應付大部分工作：ST100用於幼細輪廓及小字，ST120是日常之選，ST150與ST200則讓金屬光澤浮出布面。',
    ),
    paragraphs(
      'ST 粘胶芯金银线是我们生产的第一款线，至今仍是绣花厂返单最多的一款。薄膜切成宽不足一毫米的细条，以每米1,000至1,300捻包覆芯线，圈与圈之间不露芯，光线从各个角度均匀反射。',
      '柔软来自粘胶芯线：较硬的线会扭结的地方，它能顺势弯过；文字与字母绣的平包针边缘利落整齐。',
      '四种粗细足以应付大部分工作：ST100用于纤细轮廓和小字，ST120是日常之选，ST150与ST200则让金属光泽浮出布面。',
    ),
    paragraphs(
      'STレーヨン芯は当社の最初の糸であり、今も最も多く再注文をいただく糸です。細く裁断したフィルムを1 mあたり1,000～1,300回巻き付けているため、巻き目から芯糸が見えず、どの角度からも均一に光を返します。',
      'やわらかさはレーヨン芯によるものです。硬い糸なら折れる所でもしなやかに曲がり、文字やイニシャルのサテンステッチの縁がきれいに揃います。',
      '四つの太さでほとんどの仕事をまかなえます。細い輪郭や小さな文字にはST100、標準の太さとしてST120、金属の輝きを布の上で際立たせたい時はST150とST200を。',
    ),
  ),
  status: 'Active',
  categories: ['embroidery'],
  uses: ['machine-embroidery'],
  image_url: 'products/st-viscose-main.jpg',
  images: ['products/st-viscose-2.jpg', 'products/st-viscose-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'ST100',
      image_url: 'products/st-viscose-main.jpg',
      composition: blend([39, metallisedFilm], [61, viscose]),
      denier: '100 D',
      length: '5,000 m',
      net_weight: '56 g',
      gross_weight: '78 g',
      other_information: packed('111 dtex, Nm 90', cones),
      ...shared,
    },
    {
      item_code: 'ST120',
      image_url: 'item-codes/st120.jpg',
      composition: blend([36, metallisedFilm], [64, viscose]),
      denier: '120 D',
      length: '5,000 m',
      net_weight: '67 g',
      gross_weight: '89 g',
      other_information: packed('133 dtex, Nm 75', cones),
      ...shared,
    },
    {
      item_code: 'ST150',
      image_url: 'item-codes/st150.jpg',
      composition: blend([32, metallisedFilm], [68, viscose]),
      denier: '150 D',
      length: '4,000 m',
      net_weight: '67 g',
      gross_weight: '89 g',
      other_information: packed('167 dtex, Nm 60', cones),
      ...shared,
    },
    {
      item_code: 'ST200',
      image_url: 'item-codes/st200.jpg',
      composition: blend([26, metallisedFilm], [74, viscose]),
      denier: '200 D',
      length: '2,500 m',
      net_weight: '56 g',
      gross_weight: '78 g',
      other_information: packed('222 dtex, Nm 45', cones),
      ...shared,
    },
  ],
};
