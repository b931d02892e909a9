import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const home: DemoPage = {
  key: 'home',
  title: phrase('Thread that holds the light', '一線流光', '一线流光', '光をとどめる糸'),
  lead: phrase(
    'Metallic embroidery threads since 1985, designed in Hong Kong and made in Japan.',
    '金銀繡花線，香港設計，日本製造，始於1985年。',
    '金银绣花线，香港设计，日本制造，始于1985年。',
    '香港でデザインし、日本でつくる金銀刺繍糸。1985年創業。',
  ),
  meta_title: phrase(
    'Metallic embroidery threads since 1985',
    '金銀繡花線，始於1985年',
    '金银绣花线，始于1985年',
    '1985年創業の金銀刺繍糸メーカー',
  ),
  meta_description: phrase(
    'Metallic embroidery threads and yarns in gold, silver and colour, for embroidery, knitting, weaving and lace. Made in Japan, shipped from Hong Kong.',
    '專業生產金銀繡花線與紗線，有金色、銀色及多種彩色，用於繡花、針織、梭織及花邊。日本製造，由香港發貨。',
    '专业生产金银绣花线与纱线，有金色、银色及多种彩色，用于刺绣、针织、机织及花边。日本制造，由香港发货。',
    '金銀刺繍糸・ラメ糸のメーカー。金、銀、その他の色を、刺繍・ニット・製織・レースに。日本で製造し、香港から出荷します。',
  ),
  blocks: [
    {
      place: 'teaser',
      kind: 'heading',
      title: phrase('Since 1985', '始於1985年', '始于1985年', '1985年創業'),
    },
    {
      place: 'teaser',
      kind: 'text',
      title: phrase(
        'Forty years of metallic thread',
        '四十年，與金銀線為伴',
        '四十年，与金银线为伴',
        '金銀糸とともに40年',
      ),
      body: phrase(
        'Film twelve thousandths of a millimetre thick, a breath of aluminium, a core to carry it. Metallic thread has been our trade since 1985: colours chosen in Hong Kong, cones wound near Kyoto, and every lot held up to the window before it leaves.',
        '12微米厚的薄膜、一層極薄的鋁、一根承托它的芯線。自1985年起，我們專注金銀線：在香港定色，在京都附近捲繞，每一批出廠前都拿到窗前對光看過。',
        '12微米厚的薄膜、一层极薄的铝、一根支撑它的芯线。自1985年起，我们专注金银线：在香港定色，在京都附近卷绕，每一批出厂前都拿到窗前对光看过。',
        '厚さ12ミクロンのフィルム、ごく薄いアルミ、それを支える芯糸。1985年の創業以来、金銀糸に打ち込んできました。色は香港で決め、京都の近くで巻き、どのロットも窓辺の光で確かめてから送り出します。',
      ),
      picture_url: 'gallery/denim-top-2.jpg',
    },
    {
      place: 'testimonials',
      kind: 'heading',
      title: phrase('What our customers say', '用家心聲', '客户怎么说', 'お客様の声'),
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: phrase(
        'We run twelve heads from morning to night. Since ST120 I no longer listen for breaks.',
        '我們十二個機頭由早開到晚。換了ST120之後，我不必再豎起耳朵聽有沒有斷線。',
        '我们十二个机头从早开到晚。换了ST120之后，我不必再竖起耳朵听有没有断线。',
        '12頭機を朝から晩まで回しています。ST120にしてから、糸切れの音に耳をすますことがなくなりました。',
      ),
      title: phrase(
        'Production manager, embroidery factory, Guangdong',
        '廣東繡花廠生產經理',
        '广东绣花厂生产经理',
        '刺繍工場 生産管理（広東）',
      ),
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: phrase(
        'They told me my density was wrong before they sold me a single cone. That is a supplier worth keeping.',
        '他們一筒線都未賣出，就先指出我的針步密度調錯了。這樣的供應商，我會一直用下去。',
        '他们一筒线都还没卖出，就先指出我的针迹密度调错了。这样的供应商，我会一直用下去。',
        '1コーンも買わないうちに、密度の設定が違うと教えてくれました。長く付き合いたい仕入れ先です。',
      ),
      title: phrase(
        'Head of trims, denim label, Los Angeles',
        '洛杉磯牛仔品牌輔料主管',
        '洛杉矶牛仔品牌辅料主管',
        'デニムブランド 副資材責任者（ロサンゼルス）',
      ),
    },
    {
      place: 'testimonials',
      kind: 'quotation',
      body: phrase(
        'Two years later I asked for a match to the old lot, and you cannot see where the new cone begins.',
        '兩年後我要求按舊缸號對色，新線接舊繡，看不出接痕。',
        '两年后我要求按旧缸号对色，新线接旧绣，看不出接痕。',
        '2年後に以前のロットへの色合わせを頼んだところ、どこから新しいコーンに替わったのか見分けがつきませんでした。',
      ),
      title: phrase(
        'Couture embroiderer, Paris',
        '巴黎高級訂製繡師',
        '巴黎高级定制刺绣师',
        'オートクチュール刺繍家（パリ）',
      ),
    },
    {
      place: 'testimonials',
      kind: 'text',
      body: phrase(
        'Sample testimonials, written for this demonstration.',
        '以上評語為示範而撰寫，並非真實客戶意見。',
        '以上评价仅供演示，并非真实客户意见。',
        'お客様の声は、本デモサイト用に作成した見本です。',
      ),
    },
    {
      place: 'call',
      kind: 'text',
      title: phrase(
        'Tell us what you are making',
        '正在開發新款？與我們談談',
        '聊聊您的新项目',
        'つくりたいものをお聞かせください',
      ),
      body: phrase(
        'Send a swatch, a drawing or a question. We reply with a thread, a weight and a colour, usually within one working day.',
        '歡迎寄來布辦或圖稿，或直接提問。我們會建議合適的線、粗細及顏色，一般於一個工作天內回覆。',
        '欢迎寄来布样或图稿，也可直接提问。我们会推荐合适的线、粗细和颜色，一般在一个工作日内回复。',
        '生地見本や図案、ご質問をお送りください。最適な糸、太さ、色を、通常1営業日以内にご提案します。',
      ),
    },
  ],
};
