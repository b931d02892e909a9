import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const newColourBookEffects: DemoNewsItem = {
  slug: 'new-effects-colour-book',
  title: phrase(
    'A colour book that works in the dark',
    '關燈才看得見的色卡',
    '关灯才看得见的色卡',
    '暗がりで使うカラーカード',
  ),
  description: phrase(
    'The new Effects book shows holographic, opal, glow and reflective yarns in the light each was made for.',
    '新版特殊效果色卡，讓鐳射、幻彩、夜光及反光線各在最合適的光線下亮相。',
    '新版特殊效果色卡，让镭射、幻彩、夜光及反光线各在最适合的光线下亮相。',
    '新しい特殊糸カラーカードでは、ホログラム、オーロラ、蓄光、再帰反射を、それぞれにふさわしい光の下でご覧いただけます。',
  ),
  article_body: phrase(
    paragraphs(
      'A glow thread in daylight is an off-white thread. A reflective one is grey. For years our effects book showed buyers exactly that, and asked them to imagine the rest.',
      'The new book folds into a tent of black card. Leave it on the window sill for a minute, close it, and look in through the slit: the glow yarns are shining. Hold a torch to the second slot and the reflective yarns turn white.',
      'Twenty-four shades are included, among them the metal-free opal OP69, which changes from sea green to rose as the page turns.',
      'The book is free of charge to mills, ateliers and embroiderers. Tell us through the contact form where to send it.',
    ),
    paragraphs(
      '夜光線在日光下只是米白色，反光線只是灰色。多年來，我們的特殊效果色卡給客戶看的就是這樣，其餘只能靠想像。',
      '新色卡可摺成黑卡紙小帳篷。在窗台放一分鐘，合上，從縫隙望進去：夜光線已經亮起。把電筒對準另一個孔，反光線即成亮白。',
      '色卡共收錄24色，包括不含金屬的幻彩OP69，翻頁之間由海綠轉為玫瑰色。',
      '紡織廠、工作室及繡花廠可免費索取，請經聯絡表格告訴我們收件地址。',
    ),
    paragraphs(
      '夜光线在日光下只是米白色，反光线只是灰色。多年来，我们的特殊效果色卡给客户看的就是这样，其余只能靠想象。',
      '新色卡可折成黑卡纸小帐篷。在窗台放一分钟，合上，从缝隙望进去：夜光线已经亮起。把手电对准另一个孔，反光线即成亮白。',
      '色卡共收录24色，包括不含金属的幻彩OP69，翻页之间由海绿转为玫瑰色。',
      '纺织厂、工作室及绣花厂可免费索取，请通过联系表单告诉我们收件地址。',
    ),
    paragraphs(
      '昼の光の下では、蓄光糸はただのオフホワイト、再帰反射糸はただの灰色です。これまでのカラーカードはそれだけをお見せして、残りはご想像にお任せしていました。',
      '新しいカラーカードは黒い台紙のテントになります。窓辺に1分置いて閉じ、すき間からのぞくと、蓄光糸が光っています。もう一つの穴に懐中電灯を当てれば、再帰反射糸は真っ白に。',
      '収録は24色。ページをめくるにつれてシーグリーンからローズへ移ろう、金属を含まないオーロラ糸OP69もご覧いただけます。',
      '機屋、アトリエ、刺繍工場の皆さまに無料でお送りします。お問い合わせフォームから送付先をお知らせください。',
    ),
  ),
  category: 'Products',
  primary_image_url: 'news/colour-book-effects.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 88,
  created_at: '2025-11-11T10:00:00+08:00',
};
