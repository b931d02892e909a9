import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const newItemCodes: DemoNewsItem = {
  slug: 'new-item-codes-november-2026',
  title: phrase(
    'Four new item codes for the winter',
    '今冬四個新貨號',
    '今冬四个新货号',
    'この冬の新品番、4点',
  ),
  description: phrase(
    'A brighter cross-wrapped yarn, a finer holographic film, the boldest glow yet, and Trilobal on a sampling spool.',
    '更亮的交叉包覆線，更幼的鐳射線，最粗最亮的夜光線，以及線軸裝三葉形光澤線。',
    '更亮的交叉包覆线，更细的镭射线，最粗最亮的夜光线，以及线轴装三叶形光泽线。',
    'より明るいタスキ撚、より細いホログラム、最も太く明るい蓄光糸、そして三葉断面糸の試作用スプール。',
  ),
  article_body: phrase(
    paragraphs(
      'The following are in stock in Hong Kong and in Joyo, from one carton:',
      '<ul><li><strong>MX85N</strong>, 90 denier with nylon support yarns, brighter than MX100N and as soft. See <a href="/products/mx-cross">MX Cross</a>.</li><li><strong>HL100</strong>, holographic film slit to 1/100 inch, 40 denier, for labels and sheer cloth. See <a href="/products/holographic-opal">Holographic &amp; Opal</a>.</li><li><strong>GL600</strong>, 600 denier, for outlines to be seen from a distance. See <a href="/products/glow">Glow</a>.</li><li><strong>TP120-2-1K</strong>, the usual embroidery weight, on cones of 5,000 m as in the picture and now also on a 1,000 m spool. See <a href="/products/trilobal">Trilobal</a>.</li></ul>',
      'All four use the colour numbers of the books you already have. Custom colours start at 20 kg, with five to eight days for the lab dip.',
      'No item code has been withdrawn. If one you use is out of stock, the lead time is three to four weeks; please state the lot number you want when you reorder.',
    ),
    paragraphs(
      '以下貨號於香港及城陽均有現貨，一箱起訂：',
      '<ul><li><strong>MX85N</strong>：尼龍護紗，90丹尼，比MX100N更亮，同樣柔軟。見 <a href="/products/mx-cross">MX 交叉包覆金銀線</a>。</li><li><strong>HL100</strong>：鐳射薄膜切至1/100吋，40丹尼，適合織嘜及薄紗。見<a href="/products/holographic-opal">鐳射及幻彩線</a>。</li><li><strong>GL600</strong>：600丹尼，用於遠處亦須清晰可見的輪廓。見<a href="/products/glow">夜光線</a>。</li><li><strong>TP120-2-1K</strong>：常用繡花粗細，除圖中的5,000米寶塔筒外，現另有1,000米線軸裝。見<a href="/products/trilobal">三葉形光澤繡花線</a>。</li></ul>',
      '四款均沿用現有色卡的色號。訂色20公斤起，打色辦5至8天。',
      '所有原有貨號繼續供應。如所需貨號暫缺，交貨期為3至4星期；補單時請註明所需缸號。',
    ),
    paragraphs(
      '以下货号在香港及城阳均有现货，一箱起订：',
      '<ul><li><strong>MX85N</strong>：锦纶护纱，90D，比MX100N更亮，同样柔软。见 <a href="/products/mx-cross">MX 交叉包覆金银线</a>。</li><li><strong>HL100</strong>：镭射薄膜切至1/100英寸，40D，适合织标和薄纱。见<a href="/products/holographic-opal">镭射及幻彩线</a>。</li><li><strong>GL600</strong>：600D，用于要从远处看清的轮廓。见<a href="/products/glow">夜光线</a>。</li><li><strong>TP120-2-1K</strong>：常用刺绣粗细，除图中的5,000米宝塔筒外，现另有1,000米线轴装。见<a href="/products/trilobal">三叶形光泽绣花线</a>。</li></ul>',
      '四款均沿用现有色卡的色号。定制颜色20公斤起，打色样5至8天。',
      '所有原有货号继续供应。如所需货号暂缺，交货期为3至4周；返单时请注明所需缸号。',
    ),
    paragraphs(
      '次の4品番を、香港と城陽の両方で在庫しております。1カートンより承ります。',
      '<ul><li><strong>MX85N</strong>　ナイロン使い、90デニール。MX100Nより明るく、やわらかさは同じです。<a href="/products/mx-cross">MXタスキ撚 ラメ糸</a>をご覧ください。</li><li><strong>HL100</strong>　ホログラムフィルムを1/100インチに裁断、40デニール。織ネームや薄い生地に。<a href="/products/holographic-opal">ホログラム＆オーロラ</a>をご覧ください。</li><li><strong>GL600</strong>　600デニール。遠くからもよく見える輪郭線に。<a href="/products/glow">蓄光糸</a>をご覧ください。</li><li><strong>TP120-2-1K</strong>　標準の太さ。写真の5,000 mコーンに、1,000 mスプールが加わりました。<a href="/products/trilobal">三葉断面 光沢刺繍糸</a>をご覧ください。</li></ul>',
      '4点とも、お手持ちのカラーカードの色番でご注文いただけます。別注色は20 kgより、ビーカー出しは5～8日です。',
      '廃番はございません。在庫切れの場合の納期は3～4週間です。追加のご注文の際は、ご希望のロット番号をお知らせください。',
    ),
  ),
  category: 'Products',
  primary_image_url: 'news/new-item-codes.jpg',
  media: [],
  status: 'Active',
  is_pinned: true,
  display_order: 1,
  likes: 64,
  created_at: '2026-11-03T10:00:00+08:00',
};
