import { careC } from '../care.ts';
import { blend, metallisedFilm } from '../composition.ts';
import { flatFilm } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { bobbins, filmGauge, packed } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { flatFeeding } from '../running.ts';

const shared = {
  composition: blend([100, metallisedFilm]),
  type: flatFilm,
  country_of_origin: japan,
  ...careC,
  other_technical_info: flatFeeding,
};

export const mFlat: DemoProduct = {
  slug: 'm-flat',
  name: phrase('M Flat', 'M 扁絲', 'M 扁丝', 'M平糸'),
  description: phrase(
    'Metallised film and nothing else, slit to 0.2–0.37 mm: the brightest yarn we make, for weaving and lace, and the raw material of every wrapped thread.',
    '純鍍鋁薄膜，切成0.2至0.37毫米闊：最光亮的一款，用於梭織及花邊，也是所有包覆類金銀線的原材料。',
    '纯镀铝薄膜，切成0.2至0.37毫米宽：最光亮的一款，用于机织和花边，也是所有包覆类金银线的原材料。',
    '蒸着フィルムだけを0.2～0.37 mmに裁断した、最も明るく輝く糸。製織やレースに、そして丸撚、タスキ撚、羽衣の原料に。',
  ),
  detailed_description: phrase(
    paragraphs(
      'A flat yarn is a mirror a few hairs wide. Woven as weft it gives brocade and ribbon an unbroken metal surface; in lace and labels a single end is enough.',
      'The code is the gauge: M12-69 is 12 micron film slit to 1/69 inch. M12-128 is the finest, for labels and sheer lace; M23-69, from 23 micron film, is strong enough for stage curtains and upholstery trimmings.',
      'Silver is clear lacquer over aluminium; gold and the colours are tinted lacquer. All colours are matched against the Lamé colour book.',
    ),
    paragraphs(
      '扁絲就像一面只有數根髮絲闊的鏡。用作緯紗，可令織錦及絲帶表面滿是金屬光澤；花邊和織嘜只需一根便已足夠。',
      '貨號即規格：M12-69為12微米薄膜，切至1/69吋。M12-128最幼，適合織嘜及薄紗花邊；M23-69採用23微米薄膜，強度足以用於舞台布幕及家居裝飾帶。',
      '銀色是鋁層上加透明塗層，金色及其他顏色則為着色塗層。所有顏色均按金銀線（Lamé）色卡對色。',
    ),
    paragraphs(
      '扁丝就像一面只有几根发丝宽的镜子。用作纬纱，可使织锦和丝带表面满是金属光泽；花边和织标只需一根便已足够。',
      '货号即规格：M12-69为12微米薄膜，切至1/69英寸。M12-128最细，适合织标和薄纱花边；M23-69采用23微米薄膜，强度足以用于舞台幕布和家纺花边。',
      '银色是铝层上加透明涂层，金色及其他颜色则为着色涂层。所有颜色均按金银线（Lamé）色卡对色。',
    ),
    paragraphs(
      '平糸は、髪の毛数本ほどの幅の鏡です。緯糸に使えば錦織やリボンが切れ目のない金属の面になり、レースや織ネームなら一本で足ります。',
      '品番がそのまま規格を表します。M12-69は12ミクロンのフィルムを1/69インチに裁断したもの。最も細いM12-128は織ネームや薄いレースに、23ミクロンのM23-69は舞台幕や装飾トリミングにも耐えます。',
      '銀はアルミ層に透明な塗膜を、金とその他の色は着色した塗膜を重ねたもの。すべての色をラメ糸カラーカードに照らして管理しています。',
    ),
  ),
  status: 'Active',
  categories: ['knit-and-weave'],
  uses: ['weaving', 'lace', 'trimmings'],
  image_url: 'products/m-flat-main.jpg',
  images: ['products/m-flat-2.jpg', 'products/m-flat-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'M12-128',
      image_url: 'item-codes/m12-128.jpg',
      denier: '32 D',
      length: '15,000 m',
      net_weight: '53 g',
      gross_weight: '98 g',
      other_information: packed(filmGauge(12, 128, '36 dtex, Nm 281'), bobbins),
      ...shared,
    },
    {
      item_code: 'M12-100',
      image_url: 'products/m-flat-main.jpg',
      denier: '40 D',
      length: '12,000 m',
      net_weight: '53 g',
      gross_weight: '98 g',
      other_information: packed(filmGauge(12, 100, '44 dtex, Nm 225'), bobbins),
      ...shared,
    },
    {
      item_code: 'M12-69',
      image_url: 'item-codes/m12-69.jpg',
      denier: '58 D',
      length: '9,000 m',
      net_weight: '58 g',
      gross_weight: '103 g',
      other_information: packed(filmGauge(12, 69, '64 dtex, Nm 155'), bobbins),
      ...shared,
    },
    {
      item_code: 'M23-69',
      image_url: 'item-codes/m23-69.jpg',
      denier: '110 D',
      length: '4,500 m',
      net_weight: '55 g',
      gross_weight: '100 g',
      other_information: packed(filmGauge(23, 69, '122 dtex, Nm 82'), bobbins),
      ...shared,
    },
  ],
};
