import type { InLanguages } from '#domain/languages/interface-locale.ts';

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Alternative text of the picture. */
  readonly pictureAlt: string;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of the About page, in reading order. */
export interface AboutText {
  readonly title: string;
  readonly lead: string;
  readonly history: Section;
  readonly yarn: Section & { readonly steps: readonly NamedText[] };
  readonly values: {
    readonly heading: string;
    readonly pictureAlt: string;
    readonly items: readonly [NamedText, NamedText, NamedText];
  };
  readonly sustainability: {
    readonly heading: string;
    readonly intro: string;
    readonly list: readonly string[];
    readonly pictureAlts: readonly [string, string];
  };
  readonly community: Section;
  readonly education: Section;
}

export const aboutText: InLanguages<AboutText> = {
  en: {
    title: 'About Us',
    lead: 'Metallic thread has been our trade since 1985: designed in Hong Kong, made in Japan, stitched all over the world.',
    history: {
      heading: 'Our history',
      paragraphs: [
        'Two winding heads, one room in San Po Kong, and a customer who sewed for the Cantonese opera: that was 1985. He wanted a gold that would not break in the machine or blacken in the wardrobe, and we spent the first year on little else.',
        'As orders grew, production moved to Joyo, south of Kyoto, where most of Japan’s metallic yarn comes from. There all our threads except bullion purl are made, by people whose families have coated, slit and wrapped film for three generations.',
        'Hong Kong remained the place where colours are decided, stock is kept and questions are answered. From here cones go to couture houses and denim mills, to school uniform makers and kimono weavers in Europe, the US and Asia.',
      ],
      pictureAlt: 'An old hank of gold thread, tied with red silk',
    },
    yarn: {
      heading: 'What metallic yarn is',
      paragraphs: [
        'Most of a metallic yarn is not metal. It begins as clear polyester film, twelve thousandths of a millimetre thick, on which aluminium is laid in a vacuum: a layer 300 to 500 angstroms thick, less than a thousandth of the width of a hair.',
        'Under clear lacquer the aluminium is silver; under tinted lacquer it becomes gold, copper, rose or any colour in the book. What the film is wrapped on, and how closely, decides whether it will be knitted, woven, stitched or laid by hand.',
      ],
      steps: [
        { name: 'Coat', text: 'Film runs through a vacuum and takes on its layer of aluminium.' },
        {
          name: 'Lacquer',
          text: 'A thin coat, clear or tinted, protects the metal and gives it its colour.',
        },
        { name: 'Slit', text: 'Knives slit the film into ribbons, from 0.37 mm down to 0.2 mm.' },
        {
          name: 'Wrap',
          text: 'The ribbon stays flat, is twisted or crossed with fine yarns, or is wound on a core, at 250 to 1,300 turns a metre.',
        },
        {
          name: 'Inspect',
          text: 'Every cone is held up to the window, compared with its lot, and passed or rejected.',
        },
      ],
      pictureAlt: 'Gold thread on its cone, so close that the turns of the foil show',
    },
    values: {
      heading: 'Three things we stand by',
      pictureAlt: 'The needle of an embroidery machine above a leaf half stitched in gold',
      items: [
        {
          name: 'Constancy',
          text: 'One lot, one colour, end to end. We keep a reference cone of every lot, so that a repeat order can match what you sewed two years ago.',
        },
        {
          name: 'Candour',
          text: 'We say what a thread cannot do. If your wash is too hot or your stitch too dense, we tell you before you order, not after.',
        },
        {
          name: 'Craft',
          text: 'Machines wind our thread; people judge it. No instrument yet sees gold as well as a trained eye in north light.',
        },
      ],
    },
    sustainability: {
      heading: 'Sustainability',
      intro:
        'A metallic thread should last as long as the garment, and be made from as little material as possible.',
      list: [
        'All films are lacquered without PFAS.',
        'Polyester cores are available in recycled yarn.',
        'Opal films carry neither metal nor pigment.',
        'Slitting waste is collected by gauge and sent back to the film maker.',
        'Cones, bobbins and cartons are taken back from customers in Hong Kong and Japan and reused.',
        'Care instructions favour 30 and 40 °C, and say plainly what must not be washed at all.',
      ],
      pictureAlts: [
        'Green threads wound side by side',
        'Threads on the ivory paper of a colour card',
      ],
    },
    community: {
      heading: 'Community',
      paragraphs: [
        'San Po Kong was once a district of spindles. We keep our door open to the neighbours who remember it: twice a year the old winding heads run again, and anyone may take home a bobbin they have wound.',
        'Cone ends too short to sell go to sheltered workshops, opera troupes and the lion-dance clubs of Kowloon, who always need gold.',
      ],
      pictureAlt: 'Threads of many colours meeting at one point',
    },
    education: {
      heading: 'Education',
      paragraphs: [
        'Students of fashion and textiles in Hong Kong and Kyoto work with our threads every term. We lend colour books, send sample boxes, and come to teach the one lesson no book gives: how to set the tension.',
        'Schools anywhere may write to us for a box. It holds the twelve threads of the catalogue, a card of stitches and the machine settings.',
      ],
      pictureAlt: 'Couching by hand in a hoop: two gold threads, a needle and red silk',
    },
  },
  'zh-Hant': {
    title: '關於我們',
    lead: '自1985年起，我們專注金銀線：香港設計，日本製造，繡遍世界各地。',
    history: {
      heading: '我們的故事',
      paragraphs: [
        '一台兩錠捲線機、新蒲崗一個單位、一位專做粵劇戲服的客人——1985年，一切由此開始。他要一種上機不斷、入櫃不黑的金線，我們第一年幾乎只為此事奔忙。',
        '訂單漸多，生產便移至京都以南的城陽，日本大部分金銀線的產地。除印度絲外，我們的線都在那裡製造；鍍膜、分切、包覆，師傅多為三代相傳的行家。',
        '定色、備貨、答覆客人，則一直留在香港。一筒筒線由此送往歐洲、美國及亞洲的高級訂製時裝屋、牛仔布廠、校服廠與和服織造坊。',
      ],
      pictureAlt: '以紅絲線束起的一絞舊金線',
    },
    yarn: {
      heading: '甚麼是金銀線',
      paragraphs: [
        '金銀線其實大半不是金屬。它始於厚僅12微米的透明聚酯薄膜，在真空中鍍上一層鋁：厚300至500埃，不及髮絲直徑的千分之一。',
        '加透明塗層，鋁便是銀色；加染色塗層，便成金、銅、玫瑰金，以至色卡上任何顏色。薄膜包在甚麼芯線上、包得多密，決定它用於針織、梭織、車繡還是手工盤繡。',
      ],
      steps: [
        { name: '鍍膜', text: '薄膜穿過真空室，鍍上鋁層。' },
        { name: '塗層', text: '一層薄薄的塗層，透明或染色，既保護金屬，又賦予顏色。' },
        { name: '分切', text: '刀組將薄膜切成扁絲，由0.37毫米至0.2毫米。' },
        {
          name: '包覆',
          text: '或保持扁平，或與細紗合撚、由細紗交叉包覆，或包覆芯線，每米250至1,300轉。',
        },
        { name: '檢驗', text: '每筒線都拿到窗邊，與同一缸號比對，合格方可出廠。' },
      ],
      pictureAlt: '寶塔筒上的金線特寫，可見薄膜一圈圈包覆',
    },
    values: {
      heading: '我們堅守的三件事',
      pictureAlt: '電腦繡花機的機針，下方是繡到一半的金線葉片',
      items: [
        {
          name: '始終如一',
          text: '同一缸號，由頭至尾一個顏色。每缸均留存標準筒，兩年後補單，仍可與舊貨對色。',
        },
        {
          name: '實話實說',
          text: '線做不到的，我們直說。水溫太高、針步太密，落單之前便告訴你，而不是之後。',
        },
        {
          name: '手藝',
          text: '線由機器捲繞，由人判斷。論看金色，至今沒有儀器勝過北窗光下一雙訓練有素的眼睛。',
        },
      ],
    },
    sustainability: {
      heading: '可持續發展',
      intro: '一根金銀線，應與衣物同壽，亦應以最少的資源製成。',
      list: [
        '所有薄膜塗層均不含 PFAS。',
        '聚酯芯線可選用再生紗。',
        '幻彩薄膜不含金屬，也不含顏料。',
        '分切邊料按規格回收，交回薄膜廠。',
        '我們向香港及日本客戶收回寶塔筒、筒管及紙箱，重新使用。',
        '護理建議以30及40 °C為主，不可水洗的也清楚寫明。',
      ],
      pictureAlts: ['並排捲繞的綠色線', '象牙色色卡紙上的線'],
    },
    community: {
      heading: '社區',
      paragraphs: [
        '新蒲崗曾是紗廠林立之地。我們向記得那段日子的街坊敞開大門：每年兩次，老捲線機重新開動，人人可親手捲一筒線帶回家。',
        '太短而不能出售的線尾，會送給庇護工場、粵劇團和九龍的醒獅會——他們總是需要金色。',
      ],
      pictureAlt: '多種顏色的線匯聚於一點',
    },
    education: {
      heading: '教育',
      paragraphs: [
        '香港與京都的時裝及紡織學生，每個學期都用我們的線做功課。我們借出色卡、寄送樣辦盒，也親自到校教一堂書本上沒有的課：怎樣調張力。',
        '世界各地的學校均可來信索取樣辦盒，內有目錄中的十二款線、一張針法卡和機器設定指引。',
      ],
      pictureAlt: '繡繃上的手工盤金：兩根金線、一枚針與紅絲線',
    },
  },
  'zh-Hans': {
    title: '关于我们',
    lead: '自1985年起，我们专注金银线：香港设计，日本制造，绣遍世界各地。',
    history: {
      heading: '我们的故事',
      paragraphs: [
        '一台两锭卷线机、新蒲岗一个小单元、一位专做粤剧戏服的客户——1985年，一切由此开始。他要一种上机不断、入柜不黑的金线，我们第一年几乎只为此事奔忙。',
        '订单渐多，生产便移至京都以南的城阳，日本大部分金银线的产地。除印度丝外，我们的线都在那里制造；镀膜、分切、包覆，师傅多为三代相传的行家。',
        '定色、备货、答复客户，则一直留在香港。一筒筒线由此送往欧洲、美国及亚洲的高级定制工坊、牛仔布厂、校服厂与和服织造坊。',
      ],
      pictureAlt: '以红丝线束起的一绞旧金线',
    },
    yarn: {
      heading: '什么是金银线',
      paragraphs: [
        '金银线其实大半不是金属。它始于厚仅12微米的透明聚酯薄膜，在真空中镀上一层铝：厚300至500埃，不及发丝直径的千分之一。',
        '加透明涂层，铝便是银色；加染色涂层，便成金、铜、玫瑰金，以至色卡上任何颜色。薄膜包在什么芯线上、包得多密，决定它用于针织、机织、机绣还是手工盘绣。',
      ],
      steps: [
        { name: '镀膜', text: '薄膜穿过真空室，镀上铝层。' },
        { name: '涂层', text: '一层薄薄的涂层，透明或染色，既保护金属，又赋予颜色。' },
        { name: '分切', text: '刀组将薄膜切成扁丝，由0.37毫米至0.2毫米。' },
        {
          name: '包覆',
          text: '或保持扁平，或与细纱合捻、由细纱交叉包覆，或包覆芯线，每米250至1,300捻。',
        },
        { name: '检验', text: '每筒线都拿到窗边，与同一缸号比对，合格方可出厂。' },
      ],
      pictureAlt: '宝塔筒上的金线特写，可见薄膜一圈圈包覆',
    },
    values: {
      heading: '我们坚守的三件事',
      pictureAlt: '电脑绣花机的机针，下方是绣到一半的金线叶片',
      items: [
        {
          name: '始终如一',
          text: '同一缸号，从头到尾一个颜色。每缸均留存标准筒，两年后返单，仍可与旧货对色。',
        },
        {
          name: '实话实说',
          text: '线做不到的，我们直说。水温太高、针迹太密，下单之前便告诉您，而不是之后。',
        },
        {
          name: '手艺',
          text: '线由机器卷绕，由人判断。论看金色，至今没有仪器胜过北窗光下一双训练有素的眼睛。',
        },
      ],
    },
    sustainability: {
      heading: '可持续发展',
      intro: '一根金银线，应与衣物同寿，也应以最少的资源制成。',
      list: [
        '所有薄膜涂层均不含 PFAS。',
        '聚酯芯线可选用再生纱。',
        '幻彩薄膜不含金属，也不含颜料。',
        '分切边料按规格回收，交回薄膜厂。',
        '我们向香港及日本客户收回宝塔筒、筒管及纸箱，重新使用。',
        '护理建议以30和40 °C为主，不可水洗的也清楚写明。',
      ],
      pictureAlts: ['并排卷绕的绿色线', '象牙色色卡纸上的线'],
    },
    community: {
      heading: '社区',
      paragraphs: [
        '新蒲岗曾是纱厂林立之地。我们向记得那段日子的老邻居敞开大门：每年两次，老卷线机重新开动，人人可亲手卷一筒线带回家。',
        '太短而不能出售的线尾，会送给庇护工场、粤剧团和九龙的醒狮会——他们总是需要金色。',
      ],
      pictureAlt: '多种颜色的线汇聚于一点',
    },
    education: {
      heading: '教育',
      paragraphs: [
        '香港与京都的时装及纺织学生，每个学期都用我们的线做作业。我们借出色卡、寄送样品盒，也亲自到校教一堂书本上没有的课：怎样调张力。',
        '世界各地的学校均可来信索取样品盒，内有产品目录中的十二款线、一张针法卡和机器设置指南。',
      ],
      pictureAlt: '绣绷上的手工盘金：两根金线、一枚针与红丝线',
    },
  },
  ja: {
    title: '会社案内',
    lead: '1985年の創業以来、金銀糸に打ち込んできました。香港で企画し日本で製造する糸は、世界中の刺繍に使われています。',
    history: {
      heading: '歩み',
      paragraphs: [
        '2錘の巻取機、新蒲崗の一室、そして粤劇の衣装を縫うお客様が一人。1985年の始まりです。ミシンで切れず、箪笥で黒ずまない金糸が欲しい。最初の一年は、ほとんどそのことに費やしました。',
        '注文が増えるにつれ、生産は京都の南、城陽へ移りました。日本の金銀糸の多くが生まれる土地です。ブリオンを除く当社の糸はすべてここで、蒸着、裁断、撚りを3代にわたって続けてきた家の職人がつくっています。',
        '色を決め、在庫を持ち、ご質問に答えるのは今も香港です。ここから欧州・米国・アジアのオートクチュール、デニム工場、制服メーカー、着物の織元へコーンが旅立ちます。',
      ],
      pictureAlt: '赤い絹糸で束ねた古い金糸の綛',
    },
    yarn: {
      heading: '金銀糸とは',
      paragraphs: [
        '金銀糸の大半は、実は金属ではありません。始まりは厚さ12ミクロンの透明なポリエステルフィルム。真空中でアルミをごく薄く蒸着します。その層は300～500オングストローム、髪の毛の太さの1,000分の1にも届きません。',
        '透明な塗膜の下ではアルミは銀に、着色した塗膜の下では金、銅、ローズ、カラーカードのどの色にもなります。何を芯に、どれほど密に巻くか。それで編み糸、織り糸、刺繍糸、駒繍の糸へと分かれます。',
      ],
      steps: [
        { name: '蒸着', text: 'フィルムを真空に通し、アルミの層を載せます。' },
        {
          name: 'コーティング',
          text: '透明または着色した薄い塗膜が、金属を守り、色を与えます。',
        },
        { name: '裁断', text: '刃でフィルムを0.37 mmから0.2 mmの帯に裁ちます。' },
        {
          name: '撚り',
          text: '平らなまま、あるいは細い糸と撚り合わせ、または芯糸に巻きます。1 mに250～1,300回。',
        },
        { name: '検品', text: 'すべてのコーンを窓辺にかざし、ロットと見比べて合否を決めます。' },
      ],
      pictureAlt: 'コーンに巻かれた金糸の拡大。箔の巻きが一周ずつ見える',
    },
    values: {
      heading: '守り続ける三つのこと',
      pictureAlt: '刺繍機の針と、その下で半分まで金糸で刺した葉',
      items: [
        {
          name: '変わらないこと',
          text: '一つのロットは端から端まで一つの色。全ロットの基準コーンを保管し、2年後の追加注文でも色を合わせられます。',
        },
        {
          name: '正直であること',
          text: '糸にできないことは、できないと申し上げます。洗濯温度が高すぎる、密度が高すぎる――それをご注文の後ではなく、前にお伝えします。',
        },
        {
          name: '手と目の技',
          text: '糸を巻くのは機械、見定めるのは人です。北窓の光のもとで鍛えた目ほど金色を見分けられる計測器は、まだありません。',
        },
      ],
    },
    sustainability: {
      heading: 'サステナビリティ',
      intro: '金銀糸は服と同じだけ長もちし、できるだけ少ない資源でつくられるべきだと考えます。',
      list: [
        'すべてのフィルムにPFASを使わない塗料を用いています。',
        'ポリエステルの芯糸は再生糸でもご注文いただけます。',
        'オーロラフィルムは金属も顔料も含みません。',
        '裁断くずは規格ごとに集め、フィルムメーカーへ戻します。',
        '香港と日本のお客様からコーン、ボビン、箱を回収し、再び使います。',
        'お手入れは30 °Cと40 °Cを基本とし、洗えないものははっきり記します。',
      ],
      pictureAlts: ['並べて巻かれた緑の糸', '生成りの台紙に巻いたカラーカードの糸'],
    },
    community: {
      heading: '地域とともに',
      paragraphs: [
        '新蒲崗はかつて紡績の町でした。その頃を知るご近所の皆さまに、年に2回、社屋の扉を開いています。古い巻取機を動かし、どなたでもご自分で巻いたボビンをお持ち帰りいただけます。',
        '販売できない短い残糸は、福祉作業所、粤劇団、九龍の獅子舞の会へ。金色はいつでも必要とされています。',
      ],
      pictureAlt: '色とりどりの糸が一点に集まる',
    },
    education: {
      heading: '教育',
      paragraphs: [
        '香港と京都でファッションやテキスタイルを学ぶ学生の皆さんが、毎学期、当社の糸で課題に取り組んでいます。カラーカードをお貸しし、サンプル箱を送り、本には載らない一課――張力の合わせ方――を教えに伺います。',
        '世界のどの学校からもサンプル箱をご請求いただけます。カタログの12種の糸、ステッチ見本、ミシン設定ガイドが入っています。',
      ],
      pictureAlt: '刺繍枠での駒繍。2本の金糸と針、赤い絹糸',
    },
  },
};
