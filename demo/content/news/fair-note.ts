import type { Phrase } from '../content-types.ts';
import { phrase } from '../phrase.ts';

/** The last paragraph of every report from a trade fair: the company is invented, and so is its stand. */
export const fairNote: Required<Phrase> = phrase(
  'Please note: this is a demonstration site. The fair is real; our stand there is fictional.',
  '附註：本網站為示範網站，展覽會確有其事，我們的攤位則屬虛構。',
  '附注：本网站为演示网站，展会真实存在，我们的展位则为虚构。',
  '付記：本サイトはデモンストレーション用です。展示会は実在しますが、当社の出展は架空のものです。',
);
