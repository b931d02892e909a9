import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fairNote } from './fair-note.ts';

export const pittiFilati: DemoNewsItem = {
  slug: 'pitti-filati-2026',
  title: phrase(
    'Pitti Filati: silver, and less of it',
    'Pitti Filati：銀色，點到即止',
    'Pitti Filati：银色，贵在少',
    'Pitti Filati　銀を、控えめに',
  ),
  description: phrase(
    'In Florence the talk was of restraint: one metallic end in twelve, and silver before gold.',
    '佛羅倫斯今季談的是克制：十二根紗裡只用一根金銀線，而且銀先於金。',
    '佛罗伦萨本季谈的是克制：十二根纱里只用一根金银线，而且银先于金。',
    'フィレンツェで話題になったのは「控えめ」でした。12本に1本のラメ、そして金よりも銀。',
  ),
  article_body: phrase(
    paragraphs(
      'Knitwear designers came to us this winter asking for less. Not a lamé jumper but a grey one that seems to have been out in the dew: one end of MX100N in twelve of linen and silk.',
      'We had brought eighteen knitted swatches and rearranged them on the first evening, with the quietest in front. MH69P in pale silver, plated behind cotton so that it shows only when the rib opens, was asked for by name for the rest of the fair.',
      'Gold has not gone; it has aged. Requests were for the deep, slightly green antique golds at the back of the Lamé book rather than for the bright yellow ones.',
      fairNote.en,
    ),
    paragraphs(
      '今年冬天，毛衫設計師向我們要的是「少一點」：不是一件金銀線毛衫，而是一件像沾過晨露的灰色毛衫，十二根亞麻真絲混紡紗裡只用一根MX100N。',
      '我們帶來十八塊針織樣片，第一晚便重新排過，把最含蓄的放到前面。淺銀色的MH69P以添紗方式織於棉紗背面，羅紋張開方才露出，之後幾天一直有人指名來問。',
      '金色並未離場，只是多了歲月感。客人要的是金銀線（Lamé）色卡末頁那些深沉、略帶青綠的古金，而非明亮的黃金色。',
      fairNote['zh-Hant'],
    ),
    paragraphs(
      '这个冬天，毛衫设计师向我们要的是“少一点”：不是一件金银线毛衫，而是一件像沾过晨露的灰色毛衫，十二根亚麻真丝混纺纱里只用一根MX100N。',
      '我们带来十八块针织样片，第一晚便重新排过，把最含蓄的放到前面。浅银色的MH69P以添纱方式织在棉纱背面，罗纹张开才露出，之后几天一直有人指名来问。',
      '金色并未离场，只是多了岁月感。客户要的是金银线（Lamé）色卡末页那些深沉、略带青绿的古金，而非明亮的黄金色。',
      fairNote['zh-Hans'],
    ),
    paragraphs(
      'この冬、ニットデザイナーの皆さまが求めたのは「少なさ」でした。ラメのセーターではなく、朝露に濡れたような灰色のセーター。リネンシルクの12本に1本だけ、MX100Nを使います。',
      'お持ちした18枚の編地は、初日の夜に並べ替え、最も控えめなものを前に出しました。綿の裏にプレーティングし、リブが開いた時だけのぞく淡い銀のMH69Pは、会期を通して名指しでお問い合わせをいただきました。',
      '金は消えたのではなく、歳を重ねました。ご要望は明るい黄金ではなく、ラメ糸カラーカードの最後のほうにある、やや緑を帯びた深いアンティークゴールドでした。',
      fairNote.ja,
    ),
  ),
  category: 'Trade fairs',
  primary_image_url: 'news/pitti-filati.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 72,
  created_at: '2026-01-28T16:00:00+08:00',
};
