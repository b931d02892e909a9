import { careC } from '../care.ts';
import { blend, cotton, metallisedFilm } from '../composition.ts';
import { japanGoldTwist } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { kake, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { couching } from '../running.ts';

const shared = {
  composition: blend([60, metallisedFilm], [40, cotton]),
  type: japanGoldTwist,
  country_of_origin: japan,
  ...careC,
  other_technical_info: couching,
};

export const japanGold: DemoProduct = {
  slug: 'japan-gold',
  name: phrase('Japan Gold', '日式金線', '日式金线', '撚金糸'),
  description: phrase(
    'The couching thread of kimono and vestments: gold film laid round a cotton core in the old Kyoto weights, from half a kake to two.',
    '和服與祭衣所用的盤金線：金色薄膜纏於棉芯之上，沿用京都舊制粗細，由五分（0.5掛）至兩掛。',
    '和服与祭衣所用的盘金线：金色薄膜缠于棉芯之上，沿用京都旧制粗细，由五分（0.5挂）至两挂。',
    '着物や法衣の駒繍に用いる糸。綿芯に金のフィルムを巻き、五分から二掛まで、京都に伝わる太さで揃えました。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Japan gold is not sewn through the cloth. It is laid on the surface, usually two threads side by side, and held with tiny stitches of silk that disappear between the turns.',
      'The weights follow the kake, the measure still used in Kyoto: one kake is about 26 to 32 grams a kilometre. JG-1K is one kake, JG-2K two, JG-8F and JG-5F eight tenths and five tenths.',
      'A cotton core keeps the thread supple and round as it turns a corner. The gold is lacquered film rather than leaf, so it neither tarnishes nor sheds.',
    ),
    paragraphs(
      '日式金線不穿過布身，而是平放布面，一般兩根並排，以細小的絲線針步釘住，針步藏於纏繞之間。',
      '粗細以「掛」計，京都至今沿用：一掛約為每公里26至32克。JG-1K為一掛，JG-2K為兩掛，JG-8F與JG-5F分別為八分和五分。',
      '棉芯令線身柔軟圓潤，轉角不扁。金色來自塗層薄膜而非金箔，不氧化，也不脫落。',
    ),
    paragraphs(
      '日式金线不穿过面料，而是平放布面，一般两根并排，以细小的丝线针迹钉住，针迹藏于缠绕之间。',
      '粗细以“挂”计，京都至今沿用：一挂约为每公里26至32克。JG-1K为一挂，JG-2K为两挂，JG-8F与JG-5F分别为八分和五分。',
      '棉芯使线身柔软圆润，转角不扁。金色来自涂层薄膜而非金箔，不氧化，也不脱落。',
    ),
    paragraphs(
      '撚金糸は生地に通しません。多くは2本を並べて布の上に置き、絹糸の細かな針目で留めます。針目は巻き目の間に隠れます。',
      '太さは京都で今も使われる「掛」で表します。一掛は1 kmあたり約26～32 g。JG-1Kが一掛、JG-2Kが二掛、JG-8FとJG-5Fはそれぞれ八分と五分です。',
      '綿芯が糸をしなやかに丸く保ち、角を曲げてもつぶれません。金色は本金箔ではなく塗膜フィルムによるため、変色や剥落がありません。',
    ),
  ),
  status: 'Active',
  categories: ['heritage', 'embroidery'],
  uses: ['hand-embroidery', 'couching'],
  image_url: 'products/japan-gold-main.jpg',
  images: ['products/japan-gold-2.jpg', 'products/japan-gold-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'JG-5F',
      image_url: 'item-codes/jg-5f.jpg',
      denier: '132 D',
      length: '1,000 m',
      net_weight: '15 g',
      gross_weight: '25 g',
      other_information: packed(kake(0.5, '147 dtex, Nm 68'), spools),
      ...shared,
    },
    {
      item_code: 'JG-8F',
      image_url: 'item-codes/jg-8f.jpg',
      denier: '212 D',
      length: '500 m',
      net_weight: '12 g',
      gross_weight: '22 g',
      other_information: packed(kake(0.8, '236 dtex, Nm 42'), spools),
      ...shared,
    },
    {
      item_code: 'JG-1K',
      image_url: 'item-codes/jg-1k.jpg',
      denier: '265 D',
      length: '500 m',
      net_weight: '15 g',
      gross_weight: '25 g',
      other_information: packed(kake(1, '294 dtex, Nm 34'), spools),
      ...shared,
    },
    {
      item_code: 'JG-2K',
      image_url: 'item-codes/jg-2k.jpg',
      denier: '530 D',
      length: '250 m',
      net_weight: '15 g',
      gross_weight: '25 g',
      other_information: packed(kake(2, '589 dtex, Nm 17'), spools),
      ...shared,
    },
  ],
};
