import { careD } from '../care.ts';
import { giltCopperWire } from '../composition.ts';
import type { DemoProduct } from '../content-types.ts';
import { india } from '../origin.ts';
import { purlStrips } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { purlWork } from '../running.ts';

const shared = {
  composition: giltCopperWire,
  denier: null,
  length: '1 m',
  net_weight: '20 g',
  gross_weight: '24 g',
  country_of_origin: india,
  other_information: purlStrips,
  ...careD,
  other_technical_info: purlWork,
};

export const bullionPurl: DemoProduct = {
  slug: 'bullion-purl',
  name: phrase('Bullion Purl', '印度絲', '印度丝', 'ブリオン'),
  description: phrase(
    'Fine gilt wire coiled into a hollow spring, cut to length, threaded like a bead and sewn down by hand: the material of badges, sashes and goldwork.',
    '幼細鍍金銅線捲成空心彈簧狀，剪段後如釘珠般手工縫上，是徽章、綬帶與金繡的正統材料。',
    '极细的镀金铜线卷成空心弹簧状，剪段后像钉珠一样手工缝上，是徽章、绶带与金绣的正统材料。',
    '細い金めっき線を中空のばね状に巻き、必要な長さに切り、ビーズのように手で縫い留めます。徽章、飾帯、金糸刺繍の本格素材。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Purl is drawn and wound for us in India by workshops that have done nothing else for generations. The gilt is half a per cent of gold over copper, enough to keep its warmth for many years in a dry case.',
      'Smooth purl (BP-S) is mirror-bright; rough purl (BP-R) is matt and soft; check purl (BP-C) is wound on a square mandrel and glitters like cut stone. Worked side by side they give the depth that makes a crest look carved.',
      'It is metal, so it is neither washed nor pressed. Design the badge so that it can be taken off before the garment is cleaned.',
    ),
    paragraphs(
      '印度絲由印度世代相傳的作坊為我們拉絲及捲製。銅線表面鍍金，含金量為千分之五；存放於乾燥處，暖金色可保多年。',
      '光面（BP-S）亮如鏡；啞面（BP-R）柔和無光；切面（BP-C）以方軸捲成，閃爍如切割的寶石。三款並用，徽章便有雕刻般的層次。',
      '這是金屬絲，不可水洗或熨燙。徽章宜設計成可拆式，以便在清洗衣物前取下。',
    ),
    paragraphs(
      '印度丝由印度世代相传的作坊为我们拉丝和卷制。铜线表面镀金，含金量为千分之五；存放于干燥处，暖金色可保多年。',
      '光面（BP-S）亮如镜；哑面（BP-R）柔和无光；切面（BP-C）以方轴卷成，闪烁如切割的宝石。三款并用，徽章便有雕刻般的层次。',
      '这是金属丝，不可水洗或熨烫。徽章宜设计成可拆卸式，以便在清洗衣物前取下。',
    ),
    paragraphs(
      'インドの工房が、代々受け継いだ技で伸線し、コイル状に巻いています。めっきは銅の上に0.5%の金。乾燥した場所に保管すれば、あたたかな金色が長く続きます。',
      'スムース（BP-S）は鏡のように明るく、ラフ（BP-R）は艶消しでやわらかく、チェック（BP-C）は角軸に巻いてあり、カットした宝石のようにきらめきます。並べて用いると、彫刻のような奥行きのある紋章になります。',
      '金属ですので、水洗いもアイロンもできません。洗濯の前に衣服から取り外せる仕立てをお勧めします。',
    ),
  ),
  status: 'Active',
  categories: ['heritage'],
  uses: ['hand-embroidery', 'goldwork'],
  image_url: 'products/bullion-purl-main.jpg',
  images: ['products/bullion-purl-2.jpg', 'products/bullion-purl-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'BP-S',
      image_url: 'item-codes/bp-s.jpg',
      type: phrase('Purl, smooth', '印度絲，光面', '印度丝，光面', 'ブリオン、スムース'),
      ...shared,
    },
    {
      item_code: 'BP-R',
      image_url: 'item-codes/bp-r.jpg',
      type: phrase('Purl, rough', '印度絲，啞面', '印度丝，哑面', 'ブリオン、ラフ'),
      ...shared,
    },
    {
      item_code: 'BP-C',
      image_url: 'item-codes/bp-c.jpg',
      type: phrase('Purl, check', '印度絲，切面', '印度丝，切面', 'ブリオン、チェック'),
      ...shared,
    },
  ],
};
