import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fairNote } from './fair-note.ts';

export const premiereVision: DemoNewsItem = {
  slug: 'premiere-vision-paris-2026',
  title: phrase(
    'Première Vision Paris: three days, one brocade',
    '巴黎 Première Vision：三天，一幅織錦',
    '巴黎 Première Vision：三天，一幅织锦',
    'Première Vision パリ　3日間、1枚の錦織',
  ),
  description: phrase(
    'We hung a single length of green and gold cloth and let it do the talking.',
    '攤位只掛一幅綠金織錦，無須多言。',
    '展位只挂一幅绿金织锦，无须多言。',
    '緑と金の布を1枚だけ掛け、あとは布に語ってもらいました。',
  ),
  article_body: phrase(
    paragraphs(
      'A stand at a fabric fair usually shows everything. Ours in Paris showed one thing: six metres of brocade woven in Lyon with our flat yarn, hung along the aisle, where everyone passes.',
      'People stopped, went back, and took the edge between two fingers. Then they asked which yarn it was. It is M12-69, 58 denier, drawn sideways from a turning bobbin so that it lies flat across the figure.',
      'For couture houses we had Japan gold and purl in a drawer; for denim, the new TW12 samples. The drawers were open most of the time.',
      fairNote.en,
    ),
    paragraphs(
      '布料展的攤位往往甚麼都擺出來。我們在巴黎只擺一樣：六米長的織錦，里昂所織，用的是我們的扁絲，掛在人人經過的通道旁。',
      '有人停步，有人回頭，用兩指捏起布邊，然後問這是甚麼線。答案是M12-69，58丹尼，筒管轉動、由側面退繞，平鋪於花紋之上。',
      '另有一個抽屜放日式金線與印度絲，留給高級訂製客人；另一個放TW12新樣片，留給牛仔服裝客人。兩個抽屜，大部分時間都是打開的。',
      fairNote['zh-Hant'],
    ),
    paragraphs(
      '面料展的展位往往什么都摆出来。我们在巴黎只摆一样：六米长的织锦，里昂所织，用的是我们的扁丝，挂在人人经过的通道旁。',
      '有人停步，有人回头，用两指捏起布边，然后问这是什么线。答案是M12-69，58D，筒管转动、从侧面退绕，平铺于花纹之上。',
      '另有一个抽屉放日式金线与印度丝，留给高级定制客户；另一个放TW12新样片，留给牛仔服装客户。两个抽屉，大部分时间都是打开的。',
      fairNote['zh-Hans'],
    ),
    paragraphs(
      '生地展のブースは何もかも並べるものですが、パリの当社ブースが見せたのはひとつだけ。当社の平糸を使い、リヨンで織られた6 mの錦織を、通路に沿って掛けました。',
      '足を止め、引き返し、2本の指で端をつまんで、何の糸かと尋ねてくださる方が続きました。答えはM12-69、58デニール。ボビンを回して横取りし、文様の上に平らに渡した糸です。',
      'オートクチュールの方には撚金糸とブリオンを、デニムの方にはTW12の新しい見本を、引き出しにご用意しました。引き出しはほとんど開いたままでした。',
      fairNote.ja,
    ),
  ),
  category: 'Trade fairs',
  primary_image_url: 'news/premiere-vision.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 58,
  created_at: '2026-09-22T14:00:00+08:00',
};
