import { careC } from '../care.ts';
import { blend, metallisedFilm, nylon, polyester } from '../composition.ts';
import { crossWrapped } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { knitFeeding } from '../running.ts';

const shared = {
  type: crossWrapped,
  country_of_origin: japan,
  ...careC,
  other_technical_info: knitFeeding,
};

export const mxCross: DemoProduct = {
  slug: 'mx-cross',
  name: phrase('MX Cross', 'MX 交叉包覆金銀線', 'MX 交叉包覆金银线', 'MXタスキ撚 ラメ糸'),
  description: phrase(
    'Flat film held by two fine yarns that cross over it. Strong enough for the loom and the circular machine, and still as bright as film.',
    '兩根幼紗交叉夾持扁絲，強力足以應付織機及圓機，亮度仍近乎純扁絲。',
    '两根护纱交叉夹持扁丝，强力足以应付织机和圆机，亮度仍接近纯扁丝。',
    '平糸を2本の細い糸で襷掛けに押さえた糸。織機や丸編機に耐える強さと、フィルムの明るさを併せ持ちます。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Two yarns wind in opposite directions, about 250 turns a metre, and hold the film between them. They carry the load; the film carries the light.',
      'Nylon support yarns (MX100N, MX85N) keep knitwear and hosiery soft and elastic. Polyester support yarns (MX69P) stay straight in warp and weft and take steaming better.',
      'Because the film is fixed, MX does not slip or loop out of an open stitch. It is the yarn to try first when plain lamé has caused trouble.',
    ),
    paragraphs(
      '兩根幼紗以每米約250轉反向纏繞，把扁絲夾在中間：幼紗受力，扁絲映光。',
      '尼龍護紗（MX100N、MX85N）令毛衫及襪類柔軟有彈性；聚酯護紗（MX69P）用作經紗、緯紗均平直，亦較耐蒸燙。',
      '扁絲位置固定，在疏針組織中不滑移、不起圈。若普通金銀線用得不順，不妨先試這一款。',
    ),
    paragraphs(
      '两根护纱以每米约250捻反向缠绕，把扁丝夹在中间：护纱受力，扁丝映光。',
      '锦纶护纱（MX100N、MX85N）使毛衫和袜类柔软有弹性；聚酯护纱（MX69P）用作经纱、纬纱均平直，也更耐蒸烫。',
      '扁丝位置固定，在稀疏组织中不滑移、不起圈。若普通金银线用得不顺，不妨先试这一款。',
    ),
    paragraphs(
      '2本の糸を1 mあたり約250回、互いに逆方向に巻き、フィルムを挟みます。力は糸が受け、光はフィルムが返します。',
      'ナイロン使い（MX100N、MX85N）はニットや靴下をやわらかく、伸縮性よく仕上げます。ポリエステル使い（MX69P）は経糸にも緯糸にもまっすぐ収まり、スチームにも強い糸です。',
      'フィルムが固定されているため、粗い編地でも滑りや飛び出しがありません。これまでのラメ糸でお困りなら、まずお試しください。',
    ),
  ),
  status: 'Active',
  categories: ['knit-and-weave'],
  uses: ['weaving', 'knitting'],
  image_url: 'products/mx-cross-main.jpg',
  images: ['products/mx-cross-2.jpg', 'products/mx-cross-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'MX100N',
      image_url: 'products/mx-cross-main.jpg',
      composition: blend([50, metallisedFilm], [50, nylon]),
      denier: '80 D',
      length: '6,000 m',
      net_weight: '53 g',
      gross_weight: '75 g',
      other_information: packed('89 dtex, Nm 113', cones),
      ...shared,
    },
    {
      item_code: 'MX69P',
      image_url: 'item-codes/mx69p.jpg',
      composition: blend([49, metallisedFilm], [51, polyester]),
      denier: '118 D',
      length: '4,500 m',
      net_weight: '59 g',
      gross_weight: '81 g',
      other_information: packed('131 dtex, Nm 76', cones),
      ...shared,
    },
    {
      item_code: 'MX85N',
      image_url: 'item-codes/mx85n.jpg',
      composition: blend([53, metallisedFilm], [47, nylon]),
      denier: '90 D',
      length: '5,500 m',
      net_weight: '55 g',
      gross_weight: '77 g',
      other_information: packed('100 dtex, Nm 100', cones),
      ...shared,
    },
  ],
};
