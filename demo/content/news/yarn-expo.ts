import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fairNote } from './fair-note.ts';

export const yarnExpo: DemoNewsItem = {
  slug: 'yarn-expo-autumn-2025',
  title: phrase(
    'Yarn Expo Autumn: what knitters asked us',
    'Yarn Expo 中國國際紡織紗線（秋冬）展覽會：毛衫廠三問',
    'Yarn Expo 中国国际纺织纱线（秋冬）展览会：毛衫厂三问',
    'Yarn Expo 秋展　ニッターの皆さまからのご質問',
  ),
  description: phrase(
    'Three questions came up again and again. Here they are, with the answers we gave.',
    '展會上最多人問的三個問題，以及我們的回答。',
    '展会上被问得最多的三个问题，以及我们的回答。',
    '会場で最も多かった三つの質問を、お答えとともにまとめました。',
  ),
  article_body: phrase(
    paragraphs(
      'Why does my lamé scratch? Because flat film turns on edge in the loop. Ask for MH, in which film and yarn are twisted together and the edge is half hidden, or for MX with nylon support yarns.',
      'Can I feed it with my merino? Yes, plated or side by side, under light and even tension. Wash the finished piece at 30 °C, very mild process, and press it on the reverse.',
      'How fine can you go? MH110N is 67 denier, or Nm 134, and all but disappears into a 16-gauge jersey, leaving only the light. Below that we would rather show you M12-128 as a single end.',
      fairNote.en,
    ),
    paragraphs(
      '為何金銀線毛衫會刺癢？因為扁絲在線圈中側立。可選 MH，薄膜與紗線合撚，邊緣藏起一半；或選尼龍護紗的 MX。',
      '可否與美麗諾羊毛一併餵紗？可以，添紗或併紗均可，張力宜輕而均勻。成品以30 °C非常溫和程序水洗，於布底（反面）熨燙。',
      '最幼可以做到多少？MH110N為67丹尼，即Nm 134，織入16針汗布只見光、不見線。再幼的話，我們會建議單根M12-128。',
      fairNote['zh-Hant'],
    ),
    paragraphs(
      '为什么金银线毛衫会刺痒？因为扁丝在线圈中侧立。可选 MH，薄膜与纱线合捻，边缘藏起一半；或选锦纶护纱的 MX。',
      '能否与美利奴羊毛一并喂纱？可以，添纱或并纱均可，张力宜小而均匀。成品以30 °C非常缓和程序水洗，在反面熨烫。',
      '最细能做到多细？MH110N为67D，即Nm 134，织入16针汗布只见光、不见线。再细的话，我们建议用单根M12-128。',
      fairNote['zh-Hans'],
    ),
    paragraphs(
      'ラメ糸がちくちくするのはなぜですか。――ループのなかで平糸の縁が立つためです。フィルムと糸を撚り合わせて縁を半ば隠すMH、またはナイロン使いのMXをお選びください。',
      'メリノと一緒に給糸できますか。――はい。プレーティングでも引き揃えでも、張力は軽く均一に。製品は30 °Cの非常に弱い洗濯とし、アイロンは裏面から当ててください。',
      'どこまで細くできますか。――MH110Nは67デニール、Nm 134。16ゲージのジャージーに編み込めば、光だけが残ります。さらに細いものは、M12-128の一本使いをお勧めします。',
      fairNote.ja,
    ),
  ),
  category: 'Trade fairs',
  primary_image_url: 'news/yarn-expo.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 61,
  created_at: '2025-09-09T15:00:00+08:00',
};
