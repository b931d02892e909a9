import type { DemoPage } from '../content-types.ts';

export const home: DemoPage = {
  key: 'home',
  title: {
    en: 'Thread that holds the light',
    'zh-Hant': '一線流光',
    'zh-Hans': '一线流光',
    ja: '光をとどめる糸',
  },
  lead: {
    en: 'Metallic embroidery threads since 1985, designed in Hong Kong and made in Japan.',
    'zh-Hant': '金銀繡花線，香港設計，日本製造，始於1985年。',
    'zh-Hans': '金银绣花线，香港设计，日本制造，始于1985年。',
    ja: '香港でデザインし、日本でつくる金銀刺繍糸。1985年創業。',
  },
  meta_title: {
    en: 'Metallic embroidery threads since 1985',
    'zh-Hant': '金銀繡花線，始於1985年',
    'zh-Hans': '金银绣花线，始于1985年',
    ja: '1985年創業の金銀刺繍糸メーカー',
  },
  meta_description: {
    en: 'Metallic embroidery threads and yarns in gold, silver and colour, for embroidery, knitting, weaving and lace. Made in Japan, shipped from Hong Kong.',
    'zh-Hant':
      '專業生產金銀繡花線與紗線，有金色、銀色及多種彩色，用於繡花、針織、梭織及花邊。日本製造，由香港發貨。',
    'zh-Hans':
      '专业生产金银绣花线与纱线，有金色、银色及多种彩色，用于刺绣、针织、机织及花边。日本制造，由香港发货。',
    ja: '金銀刺繍糸・ラメ糸のメーカー。金、銀、その他の色を、刺繍・ニット・製織・レースに。日本で製造し、香港から出荷します。',
  },
  blocks: [
    {
      place: 'teaser',
      kind: 'heading',
      title: {
        en: 'Since 1985',
        'zh-Hant': '始於1985年',
        'zh-Hans': '始于1985年',
        ja: '1985年創業',
      },
    },
    {
      place: 'teaser',
      kind: 'text',
      title: {
        en: 'Forty years of metallic thread',
        'zh-Hant': '四十年，與金銀線為伴',
        'zh-Hans': '四十年，与金银线为伴',
        ja: '金銀糸とともに40年',
      },
      body: {
        en: 'Film twelve thousandths of a millimetre thick, a breath of aluminium, a core to carry it. Metallic thread has been our trade since 1985: colours chosen in Hong Kong, cones wound near Kyoto, and every lot held up to the window before it leaves.',
        'zh-Hant':
          '12微米厚的薄膜、一層極薄的鋁、一根承托它的芯線。自1985年起，我們專注金銀線：在香港定色，在京都附近捲繞，每一批出廠前都拿到窗前對光看過。',
        'zh-Hans':
          '12微米厚的薄膜、一层极薄的铝、一根支撑它的芯线。自1985年起，我们专注金银线：在香港定色，在京都附近卷绕，每一批出厂前都拿到窗前对光看过。',
        ja: '厚さ12ミクロンのフィルム、ごく薄いアルミ、それを支える芯糸。1985年の創業以来、金銀糸に打ち込んできました。色は香港で決め、京都の近くで巻き、どのロットも窓辺の光で確かめてから送り出します。',
      },
      picture_url: 'gallery/denim-top-2.jpg',
    },
    {
      place: 'testimonials',
      kind: 'heading',
      title: {
        en: 'What our customers say',
        'zh-Hant': '用家心聲',
        'zh-Hans': '客户怎么说',
        ja: 'お客様の声',
      },
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: {
        en: 'We run twelve heads from morning to night. Since ST120 I no longer listen for breaks.',
        'zh-Hant': '我們十二個機頭由早開到晚。換了ST120之後，我不必再豎起耳朵聽有沒有斷線。',
        'zh-Hans': '我们十二个机头从早开到晚。换了ST120之后，我不必再竖起耳朵听有没有断线。',
        ja: '12頭機を朝から晩まで回しています。ST120にしてから、糸切れの音に耳をすますことがなくなりました。',
      },
      title: {
        en: 'Production manager, embroidery factory, Guangdong',
        'zh-Hant': '廣東繡花廠生產經理',
        'zh-Hans': '广东绣花厂生产经理',
        ja: '刺繍工場 生産管理（広東）',
      },
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: {
        en: 'They told me my density was wrong before they sold me a single cone. That is a supplier worth keeping.',
        'zh-Hant': '他們一筒線都未賣出，就先指出我的針步密度調錯了。這樣的供應商，我會一直用下去。',
        'zh-Hans':
          '他们一筒线都还没卖出，就先指出我的针迹密度调错了。这样的供应商，我会一直用下去。',
        ja: '1コーンも買わないうちに、密度の設定が違うと教えてくれました。長く付き合いたい仕入れ先です。',
      },
      title: {
        en: 'Head of trims, denim label, Los Angeles',
        'zh-Hant': '洛杉磯牛仔品牌輔料主管',
        'zh-Hans': '洛杉矶牛仔品牌辅料主管',
        ja: 'デニムブランド 副資材責任者（ロサンゼルス）',
      },
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: {
        en: 'Two years later I asked for a match to the old lot, and you cannot see where the new cone begins.',
        'zh-Hant': '兩年後我要求按舊缸號對色，新線接舊繡，看不出接痕。',
        'zh-Hans': '两年后我要求按旧缸号对色，新线接旧绣，看不出接痕。',
        ja: '2年後に以前のロットへの色合わせを頼んだところ、どこから新しいコーンに替わったのか見分けがつきませんでした。',
      },
      title: {
        en: 'Couture embroiderer, Paris',
        'zh-Hant': '巴黎高級訂製繡師',
        'zh-Hans': '巴黎高级定制刺绣师',
        ja: 'オートクチュール刺繍家（パリ）',
      },
    },
    {
      place: 'testimonials',
      kind: 'text',
      body: {
        en: 'Sample testimonials, written for this demonstration.',
        'zh-Hant': '以上評語為示範而撰寫，並非真實客戶意見。',
        'zh-Hans': '以上评价仅供演示，并非真实客户意见。',
        ja: 'お客様の声は、本デモサイト用に作成した見本です。',
      },
    },
    {
      place: 'call',
      kind: 'text',
      title: {
        en: 'Tell us what you are making',
        'zh-Hant': '正在開發新款？與我們談談',
        'zh-Hans': '聊聊您的新项目',
        ja: 'つくりたいものをお聞かせください',
      },
      body: {
        en: 'Send a swatch, a drawing or a question. We reply with a thread, a weight and a colour, usually within one working day.',
        'zh-Hant':
          '歡迎寄來布辦或圖稿，或直接提問。我們會建議合適的線、粗細及顏色，一般於一個工作天內回覆。',
        'zh-Hans':
          '欢迎寄来布样或图稿，也可直接提问。我们会推荐合适的线、粗细和颜色，一般在一个工作日内回复。',
        ja: '生地見本や図案、ご質問をお送りください。最適な糸、太さ、色を、通常1営業日以内にご提案します。',
      },
    },
  ],
};
