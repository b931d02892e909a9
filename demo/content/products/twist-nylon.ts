import { careB } from '../care.ts';
import { blend, metallisedFilm, nylon } from '../composition.ts';
import { multiPlyTwist } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { coarseEmbroidery } from '../running.ts';

const shared = {
  composition: blend([30, metallisedFilm], [70, nylon]),
  type: multiPlyTwist,
  country_of_origin: japan,
  ...careB,
};

export const twistNylon: DemoProduct = {
  slug: 'twist-nylon',
  name: phrase('Twist Nylon', '尼龍合股金銀線', '锦纶合股金银线', 'ナイロン撚り合わせ 金銀糸'),
  description: phrase(
    'A bold, corded thread of film-wrapped nylon plies. It stands out from across a room: for denim, varsity letters, bags and shoes.',
    '薄膜包覆尼龍、多股合撚的粗身金銀線，遠看依然搶眼：牛仔服裝、校隊字母章、手袋及鞋履皆宜。',
    '薄膜包覆锦纶、多股合捻的粗支金银线，远看依然醒目：牛仔服装、棒球服字母章、箱包及鞋履皆宜。',
    'ナイロンにフィルムを巻いた糸を数本撚り合わせた、太く力強い糸。遠目にも映えるので、デニム、レター刺繍、バッグ、靴に。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Where a round-wrapped thread gives a line of light, a twist gives texture: each ply catches it at a different angle, and the stitch sparkles instead of shining.',
      'Nylon makes it strong and a little elastic, so it copes with dense denim and leather better than its weight suggests. The names follow the metric count: TW30 is Nm 30, TW12 the coarsest at Nm 12.',
      'Give it room. Lower the stitch density by 10% for TW30, 30% for TW20 and 50% for TW12, and lengthen the shortest stitches.',
    ),
    paragraphs(
      '包覆圓線閃出一線光，合股線則帶來肌理：每一股從不同角度受光，針步點點閃爍，而非一片平光。',
      '尼龍強韌而略帶彈性，面對厚牛仔布及皮革也應付自如。貨號以公制紗支命名：TW30即Nm 30，最粗的TW12為Nm 12。',
      '針步要留餘地：TW30針步密度減10%，TW20減30%，TW12減50%，並加長最短的針步。',
    ),
    paragraphs(
      '包覆圆线闪出一线光，合股线则带来肌理：每一股从不同角度受光，针迹点点闪烁，而非一片平光。',
      '锦纶强韧而略带弹性，面对厚牛仔布和皮革也应付自如。货号以公制支数命名：TW30即Nm 30，最粗的TW12为Nm 12。',
      '针迹要留余地：TW30针迹密度减10%，TW20减30%，TW12减50%，并加长最短的针迹。',
    ),
    paragraphs(
      '丸撚が一筋の光を描くのに対し、撚り合わせ糸は表情を生みます。一本ごとに違う角度で光を受け、縫い目が面で光るのではなく、きらめきます。',
      'ナイロンは強く、わずかに伸びがあるため、厚いデニムや革にも負けません。品番はメートル番手に由来し、TW30はNm 30、最も太いTW12はNm 12です。',
      'ステッチには余裕を。密度はTW30で10%、TW20で30%、TW12で50%下げ、短すぎる針目は長めに調整してください。',
    ),
  ),
  status: 'Active',
  categories: ['embroidery'],
  uses: ['machine-embroidery'],
  image_url: 'products/twist-nylon-main.jpg',
  images: ['products/twist-nylon-2.jpg', 'products/twist-nylon-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'TW30',
      image_url: 'item-codes/tw30.jpg',
      denier: '300 D',
      length: '1,000 m',
      net_weight: '33 g',
      gross_weight: '43 g',
      other_information: packed('333 dtex, Nm 30', spools),
      other_technical_info: coarseEmbroidery(10),
      ...shared,
    },
    {
      item_code: 'TW20',
      image_url: 'item-codes/tw20.jpg',
      denier: '450 D',
      length: '800 m',
      net_weight: '40 g',
      gross_weight: '50 g',
      other_information: packed('500 dtex, Nm 20', spools),
      other_technical_info: coarseEmbroidery(30),
      ...shared,
    },
    {
      item_code: 'TW12',
      image_url: 'item-codes/tw12.jpg',
      denier: '750 D',
      length: '500 m',
      net_weight: '42 g',
      gross_weight: '52 g',
      other_information: packed('833 dtex, Nm 12', spools),
      other_technical_info: coarseEmbroidery(50),
      ...shared,
    },
  ],
};
