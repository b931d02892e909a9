import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const ribbon: DemoGalleryItem = {
  slug: 'gold-edged-ribbon',
  name: phrase('Gold-edged ribbon', '金邊絲帶', '金边丝带', '金縁リボン'),
  description: phrase(
    'A gift ribbon with a woven gold selvedge, 25 mm wide, for a tea house.',
    '25毫米闊的織金邊禮品絲帶，為茶莊而製。',
    '25毫米宽的织金边礼品丝带，为茶庄而制。',
    '耳に金糸を織り込んだ、茶舗のためのギフトリボン。幅25 mm。',
  ),
  detailed_description: phrase(
    paragraphs(
      'A ribbon is tied, untied and tied again. MX69P keeps its film flat through a knot where plain flat yarn would crease white.',
      'The selvedge takes six ends a side. The ground yarn is dyed before weaving: the hot, alkaline bath that cotton needs would attack the aluminium.',
    ),
    paragraphs(
      '絲帶總是結了又解，解了又結。MX69P打結後薄膜依然平整，普通扁絲則會摺出白痕。',
      '兩側布邊各用六根金線。棉底先染紗後織造：染棉須用高溫鹼性染浴，這會侵蝕鋁層。',
    ),
    paragraphs(
      '丝带总是结了又解，解了又结。MX69P打结后薄膜依然平整，普通扁丝则会折出白痕。',
      '两侧布边各用六根金线。地纱为棉，先染后织：染棉须用高温碱性染浴，会侵蚀铝层。',
    ),
    paragraphs(
      'リボンは結ばれ、ほどかれ、また結ばれます。平糸なら白い折れ跡の残る結び目でも、MX69Pはフィルムが平らなままです。',
      '耳に使うのは片側6本。地は先染めです。綿を染める高温・アルカリ性の染浴は、アルミを侵すためです。',
    ),
  ),
  project_details: phrase(
    'For: a tea house, Kyoto\nThreads: MX69P gold\nGround: combed cotton, yarn-dyed in nine colours\nTechnique: needle loom, six metallic ends a selvedge\nOrder: 42,000 m, one lot throughout',
    '客戶：京都茶莊\n用線：MX69P金\n底料：精梳棉，染紗九色\n技法：織帶機，每側布邊六根金線\n數量：42,000米，全批同一缸號',
    '客户：京都茶庄\n用线：MX69P金\n底料：精梳棉，色织，共九色\n技法：织带机，每侧布边六根金线\n数量：42,000米，全批同一缸号',
    '依頼：京都の茶舗\n使用糸：MX69P 金\n生地：コーマ綿、先染め9色\n技法：ニードル織機、耳に金糸6本\n数量：42,000 m、全量同一ロット',
  ),
  primary_image_url: 'gallery/ribbon.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['mx-cross'],
  media: [{ url: 'gallery/ribbon-2.jpg', media_type: 'image' }],
};
