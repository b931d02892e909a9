import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const fortyYears: DemoNewsItem = {
  slug: 'forty-years-1985-2025',
  title: phrase(
    'Forty years of metallic thread: 1985–2025',
    '四十年，與金銀線為伴：1985—2025',
    '四十年，与金银线为伴：1985—2025',
    '金銀糸とともに40年　1985～2025',
  ),
  description: phrase(
    'In March 1985 two winding heads were set up in San Po Kong. Metallic thread has been our trade ever since.',
    '1985年3月，一台兩錠捲繞機在新蒲崗開動。自此，我們專注金銀線。',
    '1985年3月，一台两锭卷绕机在新蒲岗开动。自此，我们专注金银线。',
    '1985年3月、新蒲崗に2錘の巻取機を据えました。以来、金銀糸に打ち込んでいます。',
  ),
  article_body: phrase(
    paragraphs(
      'The first order was for eleven cones of gold, for a maker of opera costumes in Mong Kok. The ledger survives; so does the customer.',
      'In the years that followed, the work moved to Joyo, near Kyoto, where most of Japan’s metallic yarn is made and where the people who slit film to a fifth of a millimetre learn the skill from their parents. Hong Kong kept what it does best: colour, stock, and an answer within one working day.',
      'Much has changed in forty years. Lacquers have become cleaner, machines three times as fast, and a buyer in Porto expects a sample by Friday. What has not changed is the test at the end of the line: a cone is held up to the window and turned once, and either passes or does not.',
      'To everyone who has stitched, knitted, woven or worn what we make: thank you. We have kept the two winding heads. They still run, on open days, on gold.',
    ),
    paragraphs(
      '第一張訂單是十一筒金線，客人是旺角一家戲服店。當年的帳簿仍在，那位客人也仍在。',
      '其後生產移至京都近郊的城陽。日本大部分金銀線出自此地，把薄膜切成五分之一毫米闊的手藝，由父母傳給子女。香港則留下最擅長的：配色、現貨，以及一個工作天內回覆。',
      '四十年間變化不少：塗層更潔淨，機速是當年的三倍，波爾圖的買手希望星期五前收到樣辦。沒有變的，是最後一道檢驗：把一筒線拿到窗邊，轉一圈，合格與否，一目了然。',
      '感謝每一位用我們的金銀線繡過、織過、編過，或將它穿在身上的人。那台捲繞機我們一直留着；每逢開放日，仍會開動，捲的仍是金線。',
    ),
    paragraphs(
      '第一张订单是十一筒金线，客户是旺角一家戏服店。当年的账簿还在，那位客户也还在。',
      '后来，生产移至京都近郊的城阳。日本大部分金银线出自此地，把薄膜切成五分之一毫米宽的手艺，由父母传给子女。香港则留下最擅长的：配色、现货，以及一个工作日内回复。',
      '四十年间变化不少：涂层更洁净，机速是当年的三倍，波尔图的买手希望周五前收到样品。没有变的，是最后一道检验：把一筒线拿到窗边，转一圈，合格与否，一目了然。',
      '感谢每一位用我们的金银线绣过、织过、编过，或将它穿在身上的人。那台卷绕机我们一直留着；每逢开放日，仍会开动，卷的仍是金线。',
    ),
    paragraphs(
      '最初のご注文は金糸11コーン。旺角の粤劇衣装店からでした。その帳簿は今も残り、お客様とのお付き合いも続いています。',
      'やがて生産は京都近郊の城陽へ移りました。日本の金銀糸の多くが生まれる土地で、フィルムを0.2 mmに裁つ技は親から子へ受け継がれています。香港に残したのは、得意とする色づくりと在庫、そして1営業日以内のご返答です。',
      '40年で多くが変わりました。塗料はより安全になり、機械の速度は3倍になり、ポルトのバイヤーからは「金曜日までにサンプルを」と求められます。変わらないのは最後の検査です。コーンを窓辺で光にかざし、一度回すだけで合否が決まります。',
      '当社の糸で刺し、編み、織り、そして身に着けてくださったすべての皆さまに、御礼を申し上げます。あの2錘の巻取機は今も大切に残し、一般公開の日には金糸を巻いています。',
    ),
  ),
  category: 'Company',
  primary_image_url: 'news/forty-years.jpg',
  media: [{ url: 'videos/thread-running.mp4', media_type: 'video' }],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 214,
  created_at: '2025-03-18T10:00:00+08:00',
};
