import type { InLanguages } from '#domain/languages/interface-locale.ts';

/** The three fixed testimonials of the home page, attributed to roles and marked as samples. */
export interface Testimonials {
  readonly heading: string;
  /** States that these are samples. */
  readonly note: string;
  readonly items: readonly [Testimonial, Testimonial, Testimonial];
}

interface Testimonial {
  readonly quote: string;
  readonly role: string;
}

export const testimonials: InLanguages<Testimonials> = {
  en: {
    heading: 'What our customers say',
    note: 'Sample testimonials, written for this demonstration.',
    items: [
      {
        quote:
          'We run twelve heads from morning to night. Since ST120 I no longer listen for breaks.',
        role: 'Production manager, embroidery mill, Guangdong',
      },
      {
        quote:
          'They told me my density was wrong before they sold me a single cone. That is a supplier worth keeping.',
        role: 'Head of trims, denim label, Los Angeles',
      },
      {
        quote:
          'Two years later I asked for a match to the old lot, and you cannot see where the new cone begins.',
        role: 'Couture embroiderer, Paris',
      },
    ],
  },
  'zh-Hant': {
    heading: '用家心聲',
    note: '以下評語為示範而撰寫，並非真實客戶意見。',
    items: [
      {
        quote: '我們十二個機頭由早開到晚。換了ST120之後，我不必再豎起耳朵聽有沒有斷線。',
        role: '廣東繡花廠生產經理',
      },
      {
        quote: '他們一筒線都未賣出，就先指出我針步密度調錯了。這樣的供應商，我會一直用下去。',
        role: '洛杉磯牛仔品牌輔料主管',
      },
      {
        quote: '兩年後我要求按舊缸號對色，新線接舊繡，看不出接痕。',
        role: '巴黎高級訂製繡師',
      },
    ],
  },
  'zh-Hans': {
    heading: '客户怎么说',
    note: '以下评语为演示而撰写，并非真实客户意见。',
    items: [
      {
        quote: '我们十二个机头从早开到晚。换了ST120之后，我不必再竖起耳朵听有没有断线。',
        role: '广东绣花厂生产经理',
      },
      {
        quote: '他们一筒线都还没卖，就先指出我针迹密度调错了。这样的供应商，我会一直用下去。',
        role: '洛杉矶牛仔品牌辅料主管',
      },
      {
        quote: '两年后我要求按旧缸号对色，新线接旧绣，看不出接痕。',
        role: '巴黎高级定制刺绣师',
      },
    ],
  },
  ja: {
    heading: 'お客様の声',
    note: '本デモサイト用に作成した見本です。',
    items: [
      {
        quote:
          '12頭を朝から晩まで回しています。ST120にしてから、糸切れの音に耳をすますことがなくなりました。',
        role: '刺繍工場 生産管理（広東）',
      },
      {
        quote:
          '一本も売らないうちに、密度の設定が違うと教えてくれた。長く付き合いたい仕入れ先です。',
        role: 'デニムブランド 副資材責任者（ロサンゼルス）',
      },
      {
        quote:
          '2年後に以前のロットへの色合わせを頼んだところ、どこから新しいコーンに替わったのか見分けがつきませんでした。',
        role: 'オートクチュール刺繍家（パリ）',
      },
    ],
  },
};
