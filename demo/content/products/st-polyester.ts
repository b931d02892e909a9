import { careB } from '../care.ts';
import { blend, metallisedFilm, polyester } from '../composition.ts';
import { roundWrapped } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fineEmbroidery } from '../running.ts';

const shared = {
  type: roundWrapped,
  country_of_origin: japan,
  ...careB,
  other_technical_info: fineEmbroidery,
};

export const stPolyester: DemoProduct = {
  slug: 'st-polyester',
  name: phrase('ST Polyester', 'ST 聚酯芯金銀線', 'ST 聚酯芯金银线', 'STポリエステル芯 金銀糸'),
  description: phrase(
    'Round-wrapped on a polyester core for garments that are washed often: the same clean shine, at 60 °C.',
    '薄膜包覆聚酯芯線，專為經常洗滌的衣物而設：同樣明淨的光澤，可以60 °C水洗。',
    '薄膜包覆聚酯芯线，专为经常洗涤的衣物设计：同样明净的光泽，可在60 °C下水洗。',
    '洗濯の多い衣料のための、ポリエステル芯の丸撚糸。澄んだ輝きはそのままに、60 °Cの洗濯に耐えます。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Polyester neither swells nor weakens in water, so the film keeps its grip on the core wash after wash. That makes this the thread to choose for uniforms, sportswear, children’s clothes and table linen.',
      'It is a little firmer than the viscose version and runs straighter through the needle, which many digitisers prefer for long satin columns and dense crests.',
      'STP120 comes on a 1,000 m spool for sampling and on a 5,000 m cone for production, from the same lot on request.',
    ),
    paragraphs(
      '聚酯纖維遇水不膨脹，強力不減，薄膜與芯線經多次洗滌仍緊密貼合。制服、運動服、童裝及餐桌布藝，應首選這一款。',
      '手感比黏膠芯略挺，走針更順直，不少打帶師傅做長平包針及密實徽章時特別愛用。',
      'STP120備有1,000米線軸供打辦，另有5,000米寶塔筒供大貨生產；如有需要，可安排同一缸號。',
    ),
    paragraphs(
      '聚酯纤维遇水不膨胀，强力不降，薄膜与芯线经多次洗涤仍紧密贴合。制服、运动服、童装及餐桌布艺，应首选这一款。',
      '手感比粘胶芯略挺，走针更顺直，不少制版师做长平包针和密实徽章时特别爱用。',
      'STP120备有1,000米线轴供打样，另有5,000米宝塔筒供大货生产；如有需要，可安排同一缸号。',
    ),
    paragraphs(
      'ポリエステルは水を含んで膨らむことも弱ることもないため、洗濯を重ねてもフィルムが芯糸から浮きません。ユニフォーム、スポーツウェア、子ども服、テーブルリネンにお勧めします。',
      'レーヨン芯よりわずかに張りがあり、針をまっすぐ通ります。長いサテンステッチや密度の高いワッペンで、多くのパンチャーに好まれています。',
      'STP120は試作用の1,000 mスプールと量産用の5,000 mコーンをご用意。ご希望により同一ロットでお届けします。',
    ),
  ),
  status: 'Active',
  categories: ['embroidery'],
  uses: ['machine-embroidery'],
  image_url: 'products/st-polyester-main.jpg',
  images: ['products/st-polyester-2.jpg', 'products/st-polyester-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'STP120-1K',
      image_url: 'item-codes/stp120-1k.jpg',
      composition: blend([36, metallisedFilm], [64, polyester]),
      denier: '120 D',
      length: '1,000 m',
      net_weight: '13 g',
      gross_weight: '23 g',
      other_information: packed('133 dtex, Nm 75', spools),
      ...shared,
    },
    {
      item_code: 'STP120-5K',
      image_url: 'item-codes/stp120-5k.jpg',
      composition: blend([36, metallisedFilm], [64, polyester]),
      denier: '120 D',
      length: '5,000 m',
      net_weight: '67 g',
      gross_weight: '89 g',
      other_information: packed('133 dtex, Nm 75', cones),
      ...shared,
    },
    {
      item_code: 'STP150',
      image_url: 'item-codes/stp150.jpg',
      composition: blend([32, metallisedFilm], [68, polyester]),
      denier: '150 D',
      length: '4,000 m',
      net_weight: '67 g',
      gross_weight: '89 g',
      other_information: packed('167 dtex, Nm 60', cones),
      ...shared,
    },
  ],
};
