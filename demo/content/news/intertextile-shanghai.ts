import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fairNote } from './fair-note.ts';

export const intertextileShanghai: DemoNewsItem = {
  slug: 'intertextile-shanghai-autumn-2025',
  title: phrase(
    'Meet us at Intertextile Shanghai Apparel Fabrics – Autumn Edition',
    'Intertextile 中國國際紡織面料及輔料（秋冬）博覽會，恭候光臨',
    'Intertextile 中国国际纺织面料及辅料（秋冬）博览会，恭候光临',
    'インターテキスタイル上海（秋展）に出展',
  ),
  description: phrase(
    'The whole ST range, the new opal yarns and a wall of cones, in the accessories hall.',
    'ST 全系列、全新幻彩線，以及整面線筒牆，就在輔料館。',
    'ST 全系列、全新幻彩线，以及整面线筒墙，就在辅料馆。',
    'STシリーズ全種、新しいオーロラ糸、そして壁一面のコーン。副資材ホールにて。',
  ),
  article_body: phrase(
    paragraphs(
      'Shanghai is where the season’s fabrics are chosen, and where we are asked the hardest questions. This year we bring answers in the form of cloth: forty stitched, knitted and woven samples, each with its item code, count and machine settings on the back.',
      'The wall of cones is there to be touched. Take one down, hold it up to the light, put it back in the wrong place; we will sort them in the evening.',
      'If you would like an hour with our colourist, write to us before the fair with the shade you are after. A lab dip takes five to eight days, so ask now and the sample will be on the table.',
      fairNote.en,
    ),
    paragraphs(
      '一季布料在上海定調，最難答的問題也在上海遇上。今年我們以布作答：四十塊繡花、針織及梭織樣片，背面均註明貨號、紗支及機器設定。',
      '線筒牆歡迎觸摸。取下一筒，對着光看，放錯位置也無妨，晚上我們自會整理。',
      '如想與配色師詳談一小時，請於展前來信告知所需顏色。打色辦需時5至8天，現在提出，展期內便可在攤位看到樣辦。',
      fairNote['zh-Hant'],
    ),
    paragraphs(
      '一季面料在上海定调，最难答的问题也在上海遇到。今年我们以布作答：四十块刺绣、针织及机织样片，背面均注明货号、纱支及机器设置。',
      '线筒墙可随意触摸。取下一筒，对着光看，放错位置也无妨，晚上我们自会整理。',
      '如想与配色师详谈一小时，请在展前来信告知所需颜色。打色样需5至8天，现在提出，展期内便可在展位看到样品。',
      fairNote['zh-Hans'],
    ),
    paragraphs(
      '上海はシーズンの生地が決まる場所であり、最も難しい質問をいただく場所でもあります。今年は布でお答えします。刺繍、編み、織りの見本を40点、裏面には品番、番手、機械設定を記しました。',
      'コーンの壁には、ご自由にお触れください。1本取って光にかざし、違う場所に戻していただいてもかまいません。夜に並べ直します。',
      'カラー担当者と1時間お話しになりたい方は、会期前にお求めの色をお知らせください。ビーカー出しは5～8日。今ご連絡いただければ、会場のテーブルに見本をご用意できます。',
      fairNote.ja,
    ),
  ),
  category: 'Trade fairs',
  primary_image_url: 'news/intertextile-shanghai.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 96,
  created_at: '2025-08-12T10:00:00+08:00',
};
