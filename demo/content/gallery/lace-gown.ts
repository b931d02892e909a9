import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const laceGown: DemoGalleryItem = {
  slug: 'lace-gown',
  name: phrase('Silver lace for a gown', '銀線花邊晚裝', '银线花边礼服', '銀糸レースのドレス'),
  description: phrase(
    'A Raschel lace with one end of feather yarn in eight: enough to glimmer, soft enough to wear next to the skin.',
    '拉舍爾花邊，每八根紗中有一根羽衣紗：微光可見，貼身亦柔軟。',
    '拉舍尔花边，每八根纱中有一根羽衣纱：微光可见，贴身也柔软。',
    '8本に1本、羽衣を通したラッセルレース。ほのかに光り、肌に触れてもやわらか。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Metallic lace often scratches, because flat film turns its edge outward at every loop. MH100V twists film and viscose together, so the edge is always half hidden.',
      'The mill ran it on an unmodified machine at nine tenths of its usual speed. The pattern uses MX100N only along the scallops, where the yarn must hold its shape.',
    ),
    paragraphs(
      '金銀線花邊往往刺癢，皆因扁絲在每個線圈處邊緣外露。MH100V將薄膜與黏膠合撚，邊緣總有一半藏起。',
      '工廠沿用原有機器，只將車速降至平常的九成。貝殼邊須保持形狀，故只在該處改用MX100N。',
    ),
    paragraphs(
      '金银线花边往往刺痒，是因为扁丝在每个线圈处边缘外露。MH100V将薄膜与粘胶合捻，边缘总有一半藏起。',
      '工厂沿用原有机器，只将车速降至平常的九成。波浪边须保持形状，故只在该处改用MX100N。',
    ),
    paragraphs(
      'ラメ入りレースがちくちくするのは、ループのたびに平糸の縁が外を向くためです。フィルムとレーヨンを撚り合わせたMH100Vなら、縁の半分が常に隠れます。',
      '機械はそのまま、速度を通常の9割に落として編みました。形を保ちたいスカラップだけにMX100Nを用いています。',
    ),
  ),
  project_details: phrase(
    'For: an evening-wear house, Milan\nThreads: MH100V silver, MX100N silver\nGround: nylon Raschel lace, 14 gauge\nTechnique: warp knitting, one metallic end in eight\nFinish: steamed at low pressure, not calendered',
    '客戶：米蘭晚裝品牌\n用線：MH100V銀、MX100N銀\n底料：尼龍拉舍爾花邊，14針\n技法：經編，每八根紗中有一根金銀線\n後整理：低壓蒸汽定型，不經壓光',
    '客户：米兰礼服品牌\n用线：MH100V银、MX100N银\n底料：锦纶拉舍尔花边，14针\n技法：经编，每八根纱中有一根金银线\n后整理：低压蒸汽定型，不经轧光',
    '依頼：ミラノのイブニングウェアブランド\n使用糸：MH100V 銀、MX100N 銀\n生地：ナイロンラッセルレース、14ゲージ\n技法：経編、8本に1本ラメ糸\n仕上げ：低圧スチームのみ、カレンダー加工なし',
  ),
  primary_image_url: 'gallery/lace-gown.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['mh-feather', 'mx-cross'],
  media: [],
};
