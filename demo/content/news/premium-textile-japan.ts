import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { fairNote } from './fair-note.ts';

export const premiumTextileJapan: DemoNewsItem = {
  slug: 'premium-textile-japan-2025',
  title: phrase(
    'Premium Textile Japan: Japan gold on the table',
    'Premium Textile Japan：桌上的日式金線',
    'Premium Textile Japan：桌上的日式金线',
    'Premium Textile Japan　机の上の撚金糸',
  ),
  description: phrase(
    'Two days in Tokyo with the four kake weights, a frame, and an embroiderer who let visitors try.',
    '東京兩天，四種粗細的日式金線、一個繡架，還有一位讓訪客親手一試的繡師。',
    '东京两天，四种粗细的日式金线、一个绣架，还有一位让参观者亲手一试的刺绣师。',
    '東京での2日間、4種の太さの撚金糸と刺繍台、そして来場者に針を渡す刺繍作家とともに。',
  ),
  article_body: phrase(
    paragraphs(
      'Most visitors to a yarn stand look and walk on. We put a frame on the table instead, with a half-finished crane in JG-1K, and asked each visitor to lay one centimetre.',
      'By the second evening the crane had its wings. Designers who had never couched a thread learned why two laid side by side look richer than one of twice the weight, and why the tying silk should be a shade deeper.',
      'The question most often asked was whether Japan gold tarnishes. It does not: the gold is tinted lacquer over metallised film, not leaf.',
      fairNote.en,
    ),
    paragraphs(
      '多數訪客走到紗線攤位，看看便走。這次我們在桌上放一個繡架，架上是一隻用JG-1K繡到一半的鶴，請每位訪客親手釘上一厘米。',
      '到第二天傍晚，鶴已長出雙翼。從未試過盤金的設計師，這才明白兩根並排為何比一根粗一倍的線更華麗，釘線又為何宜深一色。',
      '最多人問的，是日式金線會否變色。不會：金色來自鍍鋁薄膜上的着色塗層，而非金箔。',
      fairNote['zh-Hant'],
    ),
    paragraphs(
      '多数参观者走到纱线展位，看看便走。这次我们在桌上放了一个绣架，架上是一只用JG-1K绣到一半的鹤，请每位参观者亲手钉上一厘米。',
      '到第二天傍晚，鹤已长出双翼。从未试过盘金的设计师，这才明白两根并排为何比一根粗一倍的线更华丽，钉线又为何宜深一色。',
      '问得最多的，是日式金线会不会变色。不会：金色来自镀铝薄膜上的着色涂层，而非金箔。',
      fairNote['zh-Hans'],
    ),
    paragraphs(
      '糸のブースでは、見て通り過ぎる方がほとんどです。そこで今回は机に刺繍台を置き、JG-1Kで半分まで刺した鶴に、お一人1 cmずつ糸を留めていただきました。',
      '2日目の夕方には鶴の翼が仕上がっていました。駒繍が初めてのデザイナーの皆さまも、倍の太さの1本より2本の引き揃えが豊かに見えること、留め糸は一段深い色がよいことを、手で確かめてくださいました。',
      '最も多かったご質問は「撚金糸は変色しますか」。変色しません。金色は本金箔ではなく、蒸着フィルムに重ねた着色塗膜だからです。',
      fairNote.ja,
    ),
  ),
  category: 'Trade fairs',
  primary_image_url: 'news/premium-textile-japan.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 47,
  created_at: '2025-05-27T11:30:00+08:00',
};
