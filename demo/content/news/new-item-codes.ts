import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';

export const newItemCodes: DemoNewsItem = {
  slug: 'new-item-codes-november-2026',
  title: {
    en: 'Four new item codes for the winter',
    'zh-Hant': '今冬四個新貨號',
    'zh-Hans': '今冬四个新货号',
    ja: 'この冬の新品番、4点',
  },
  description: {
    en: 'A finer feather yarn, a metal-free opal, the boldest glow yet, and Trilobal on a sampling spool.',
    'zh-Hant': '更幼的羽衣紗、不含金屬的幻彩線、最粗、最亮的夜光線，以及線軸裝三葉形光澤線。',
    'zh-Hans': '更细的羽衣纱、不含金属的幻彩线、最粗、最亮的夜光线，以及线轴装三叶形光泽线。',
    ja: 'より細い羽衣、金属を含まないオーロラ、最も太い蓄光糸、そして三葉断面糸の試作用スプール。',
  },
  article_body: {
    en: paragraphs(
      'The following are in stock from one carton, in Hong Kong and in Joyo:',
      '<ul><li><strong>MH110N</strong>, 67 denier on nylon, for 16 gauge and finer. See <a href="/products/mh-feather">MH Feather</a>.</li><li><strong>OP69</strong>, an opal film without metal or pigment. See <a href="/products/holographic-opal">Holographic &amp; Opal</a>.</li><li><strong>GL600</strong>, 600 denier, for outlines that must be seen across a square. See <a href="/products/glow">Glow</a>.</li><li><strong>TP120-2-1K</strong>, the usual embroidery weight on a 1,000 m spool. See <a href="/products/trilobal">Trilobal</a>.</li></ul>',
      'All four carry the colour numbers of the books you already have. Custom colours start at 20 kg, with five to eight days for the lab dip.',
      'No item code has been withdrawn. If one you use is out of stock, the lead time is three to four weeks; please state the lot number you want when you reorder.',
    ),
    'zh-Hant': paragraphs(
      '以下貨號於香港及城陽均有現貨，一箱起訂：',
      '<ul><li><strong>MH110N</strong>：尼龍合撚，67丹尼，適合16針及更細針距。見 <a href="/products/mh-feather">MH 羽衣金銀線</a>。</li><li><strong>OP69</strong>：不含金屬及顏料的幻彩薄膜。見 <a href="/products/holographic-opal">鐳射及幻彩線</a>。</li><li><strong>GL600</strong>：600丹尼，遠處亦清晰可見的輪廓線。見 <a href="/products/glow">夜光線</a>。</li><li><strong>TP120-2-1K</strong>：常用繡花粗細，1,000米線軸裝。見 <a href="/products/trilobal">三葉形光澤繡花線</a>。</li></ul>',
      '四款均沿用現有色卡的色號。訂色20公斤起，打色辦五至八天。',
      '所有原有貨號繼續供應。如所需貨號暫缺，交貨期為三至四星期；補單時請註明所需缸號。',
    ),
    'zh-Hans': paragraphs(
      '以下货号在香港及城阳均有现货，一箱起订：',
      '<ul><li><strong>MH110N</strong>：锦纶合捻，67D，适合16针及更细针距。见 <a href="/products/mh-feather">MH 羽衣金银线</a>。</li><li><strong>OP69</strong>：不含金属及颜料的幻彩薄膜。见 <a href="/products/holographic-opal">镭射及幻彩线</a>。</li><li><strong>GL600</strong>：600D，远处也清晰可见的轮廓线。见 <a href="/products/glow">夜光线</a>。</li><li><strong>TP120-2-1K</strong>：常用绣花粗细，1,000米线轴装。见 <a href="/products/trilobal">三叶形光泽绣花线</a>。</li></ul>',
      '四款均沿用现有色卡的色号。定制颜色20公斤起，打色样五至八天。',
      '所有原有货号继续供应。如所需货号暂缺，交货期为三至四周；返单时请注明所需缸号。',
    ),
    ja: paragraphs(
      '次の4品番を、香港と城陽の両方で在庫しております。1カートンより承ります。',
      '<ul><li><strong>MH110N</strong>　ナイロン使い、67デニール。16ゲージ以上のハイゲージに。<a href="/products/mh-feather">MH 羽衣</a>をご覧ください。</li><li><strong>OP69</strong>　金属も顔料も使わないオーロラフィルム。<a href="/products/holographic-opal">ホログラム＆オーロラ</a>をご覧ください。</li><li><strong>GL600</strong>　600デニール。広場の向こうからも見える輪郭線に。<a href="/products/glow">蓄光糸</a>をご覧ください。</li><li><strong>TP120-2-1K</strong>　標準の太さを1,000 mスプールで。<a href="/products/trilobal">三葉断面光沢刺繍糸</a>をご覧ください。</li></ul>',
      '4点とも、お手持ちのカラーカードの色番でご注文いただけます。別注色は20 kgより、ビーカー出しは5～8日です。',
      '廃番はございません。在庫切れの場合の納期は3～4週間です。追加のご注文の際は、ご希望のロット番号をお知らせください。',
    ),
  },
  category: 'Products',
  primary_image_url: 'news/new-item-codes.jpg',
  media: [],
  status: 'Active',
  is_pinned: true,
  display_order: 1,
  likes: 64,
  created_at: '2026-11-03T10:00:00+08:00',
};
