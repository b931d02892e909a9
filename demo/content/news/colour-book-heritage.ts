import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const newColourBookHeritage: DemoNewsItem = {
  slug: 'new-heritage-colour-book',
  title: phrase(
    'The Heritage colour book, couched by hand',
    '傳統工藝色卡，逐頁手工釘繡',
    '传统工艺色卡，逐页手工钉绣',
    '手で刺した伝統糸カラーカード',
  ),
  description: phrase(
    'Twelve golds and silvers, four weights, two tying silks: three hundred copies, each page couched in Joyo.',
    '十二種金銀色、四種粗細、兩種釘線：共製三百冊，每頁均於城陽手工釘繡。',
    '十二种金银色、四种粗细、两种钉线：共制三百册，每页均在城阳手工钉绣。',
    '金銀12色、4種の太さ、2種の留め糸。300部すべてのページの駒繍を、城陽で手がけました。',
  ),
  article_body: phrase(
    paragraphs(
      'A printed gold is brown. That is why there has never been a useful colour card for Japan gold, and why embroiderers have kept their own, in biscuit tins.',
      'Ours is now a book. Each of the twelve colours is laid in JG-5F, JG-8F, JG-1K and JG-2K and tied once with red silk and once with silk to match. Smooth, rough and check purl fill the last page.',
      'Three women at our works couched all three hundred copies between March and September. Their names are on the last page too.',
      'The book is lent for three months to schools, museums and workrooms, and kept by anyone who orders from it.',
    ),
    paragraphs(
      '金色一經印刷便成啡色。所以日式金線一直沒有合用的色卡，繡師只好自備一份，收在餅乾罐裡。',
      '如今，我們做成了一冊。十二色各以JG-5F、JG-8F、JG-1K、JG-2K鋪排，一次用紅絲線，一次用同色絲線釘繡；末頁是光面、啞面、切面三款印度絲。',
      '三百冊全由城陽廠三位女師傅手工釘繡，由三月一直做到九月；她們的名字也在末頁。',
      '色卡借予學校、博物館及工作室三個月；憑此色卡落單的客人可保留。',
    ),
    paragraphs(
      '金色一经印刷便成褐色。所以日式金线一直没有合用的色卡，刺绣师只好自备一份，收在饼干罐里。',
      '如今，我们做成了一册。十二色分别用JG-5F、JG-8F、JG-1K、JG-2K铺线，各以红丝线和同色丝线钉绣一次；末页是光面、哑面、切面三款印度丝。',
      '三百册全由城阳工厂三位女师傅手工钉绣，从三月一直做到九月；她们的名字也在末页。',
      '色卡借给学校、博物馆及工作室三个月；凭此色卡下单的客户可留用。',
    ),
    paragraphs(
      '金は印刷すると茶色になります。撚金糸に使えるカラーカードがなく、刺繍作家の皆さまがご自分の見本をクッキーの缶に収めてこられたのはそのためです。',
      '当社のカラーカードは、1冊の本になりました。12色をそれぞれJG-5F、JG-8F、JG-1K、JG-2Kで置き、紅い絹糸と共色の絹糸の2通りで留めています。最後のページにはスムース、ラフ、チェックのブリオンを。',
      '300部は、城陽工場の3人の女性が3月から9月にかけて刺し上げました。3人の名前も最後のページに記しています。',
      '学校、博物館、工房の皆さまに3か月お貸しします。この本からご注文いただいた方は、そのままお手元にお置きください。',
    ),
  ),
  category: 'Products',
  primary_image_url: 'news/colour-book-heritage.jpg',
  media: [],
  status: 'Active',
  is_pinned: true,
  display_order: 2,
  likes: 119,
  created_at: '2026-10-13T10:00:00+08:00',
};
