import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const denimTop: DemoGalleryItem = {
  slug: 'denim-top',
  name: phrase('Gold leaves on denim', '牛仔上衣金葉繡', '牛仔上衣金叶绣', 'デニムに金の葉'),
  description: phrase(
    'Satin-stitch leaves in gold and copper across the yoke of an indigo top, washed with the garment and still bright.',
    '靛藍牛仔上衣的擔干上以平包針繡出金、銅兩色葉片，與成衣一同洗水，光澤依然。',
    '靛蓝牛仔上衣的育克上以平包针绣出金、铜两色叶片，随成衣一同水洗，光泽依旧。',
    'インディゴのトップスのヨークに、金と銅のサテンステッチの葉。製品洗いの後も輝きはそのままです。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The brief was simple and hard: embroider first, then garment-wash. ST Polyester kept its film through an enzyme rinse at 60 °C; we left out the stone wash, which no metallic survives.',
      'The leaves are digitised with the stitch direction turned a few degrees from one to the next, so that two or three always catch the light when the wearer moves.',
    ),
    paragraphs(
      '要求簡單，卻不易做到：先繡花，後洗水。ST 聚酯芯金銀線經60 °C酵素洗後薄膜完好；石磨洗則須省去，因為沒有任何金銀線承受得住。',
      '每片葉的針步方向相差數度，穿着者一動，總有兩三片迎光閃亮。',
    ),
    paragraphs(
      '要求简单，却不易做到：先绣花，后水洗。ST 聚酯芯金银线经60 °C酵素洗后薄膜完好；石磨洗则须省去，因为没有任何金银线承受得住。',
      '每片叶的针迹方向相差几度，穿着者一动，总有两三片迎光闪亮。',
    ),
    paragraphs(
      'ご要望は単純ながら難題でした。刺繍してから製品洗いをする、というものです。STポリエステル芯は60 °Cの酵素洗いでもフィルムが保たれました。ストーンウォッシュは省いています。耐えられる金銀糸はないためです。',
      '葉ごとに針目の向きを数度ずつ変え、着る人が動くたび、必ず2、3枚が光を受けるように仕上げました。',
    ),
  ),
  project_details: phrase(
    'For: a denim label, Los Angeles\nThreads: STP120-5K gold and copper, TW30 gold for the veins\nGround: 11 oz indigo twill\nStitches: 48,200 a garment\nSettings: needle 90/14, 680 stitches a minute, density 0.45 mm',
    '客戶：洛杉磯牛仔品牌\n用線：STP120-5K金、銅，葉脈用TW30金\n底布：11安士靛藍斜紋牛仔布\n針數：每件48,200針\n設定：90/14號針，每分鐘680針，針步密度0.45毫米',
    '客户：洛杉矶牛仔品牌\n用线：STP120-5K金、铜，叶脉用TW30金\n底布：11盎司靛蓝斜纹牛仔布\n针数：每件48,200针\n设置：90/14号针，每分钟680针，针迹密度0.45毫米',
    '依頼：ロサンゼルスのデニムブランド\n使用糸：STP120-5K 金・銅、葉脈にTW30 金\n生地：11 ozインディゴ綾織\n針数：1着 48,200針\n設定：針90/14、毎分680針、ステッチ間隔0.45 mm',
  ),
  primary_image_url: 'gallery/denim-top.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['st-polyester', 'twist-nylon'],
  media: [],
};
