import type { DemoPage } from '../content-types.ts';

export const about: DemoPage = {
  key: 'about',
  title: {
    en: 'About Us',
    'zh-Hant': '關於我們',
    'zh-Hans': '关于我们',
    ja: '会社案内',
  },
  label: {
    en: 'Since 1985',
    'zh-Hant': '始於1985年',
    'zh-Hans': '始于1985年',
    ja: '1985年創業',
  },
  lead: {
    en: 'Metallic thread has been our trade since 1985: designed in Hong Kong, made in Japan, stitched all over the world.',
    'zh-Hant': '自1985年起，我們專注金銀線：香港設計，日本製造，繡遍世界各地。',
    'zh-Hans': '自1985年起，我们专注金银线：香港设计，日本制造，绣遍世界各地。',
    ja: '1985年の創業以来、金銀糸に打ち込んできました。香港で企画し日本で製造する糸は、世界中の刺繍に使われています。',
  },
  meta_description: {
    en: 'Forty years of metallic thread: how film becomes yarn at our works near Kyoto, what we value, and what we do for people and the environment.',
    'zh-Hant':
      '四十年，專注金銀線：薄膜怎樣在京都附近的廠房變成紗線，我們重視甚麼，又為社會與環境做了甚麼。',
    'zh-Hans':
      '四十年，专注金银线：薄膜怎样在京都附近的工厂变成纱线，我们看重什么，又为社会与环境做了什么。',
    ja: '金銀糸ひとすじ40年。京都近郊の工場でフィルムが糸になるまで、大切にしていること、人と環境への取り組み。',
  },
  blocks: [
    { place: 'band', kind: 'picture', picture_url: 'bands/about.jpg' },
    {
      place: 'story',
      kind: 'text',
      title: {
        en: 'Our history',
        'zh-Hant': '我們的故事',
        'zh-Hans': '我们的故事',
        ja: '歩み',
      },
      body: {
        en: '<p>Two winding heads, one room in San Po Kong, and a customer who sewed for the Cantonese opera: that was 1985. He wanted a gold that would not break in the machine or blacken in the wardrobe, and we spent the first year on little else.</p>\n<p>As orders grew, production moved to Joyo, south of Kyoto, where most of Japan’s metallic yarn comes from. There all our threads except bullion purl are made, by people whose families have coated, slit and wrapped film for three generations.</p>\n<p>Hong Kong remained the place where colours are chosen, stock is kept and questions are answered. From here cones go to couture houses and denim mills, to school uniform makers and kimono weavers in Europe, the US and Asia.</p>',
        'zh-Hant':
          '<p>一台兩錠捲繞機、新蒲崗一個單位、一位專做粵劇戲服的客人——1985年，一切由此開始。他要一種上機不斷、入櫃不黑的金線，我們第一年幾乎只為此事奔忙。</p>\n<p>訂單漸多，生產便移至京都以南的城陽，日本的金銀線大多產自那裡。除印度絲外，我們的線都在城陽製造；鍍膜、分切、包覆，師傅多為三代相傳的行家。</p>\n<p>定色、備貨、答覆客人，則一直留在香港。一筒筒線由此送往歐洲、美國及亞洲的高級訂製時裝屋、牛仔布廠、校服廠與和服織造坊。</p>',
        'zh-Hans':
          '<p>一台两锭卷绕机、新蒲岗一间小厂房、一位专做粤剧戏服的客户——1985年，一切由此开始。他要一种上机不断、入柜不黑的金线，我们第一年几乎只为此事奔忙。</p>\n<p>订单渐多，生产便移至京都以南的城阳，日本的金银线大多产自那里。除印度丝外，我们的线都在城阳制造；镀膜、分切、包覆，师傅多为三代相传的行家。</p>\n<p>定色、备货、答复客户，则一直留在香港。一筒筒线由此送往欧洲、美国及亚洲的高级定制工坊、牛仔布厂、校服厂与和服织造坊。</p>',
        ja: '<p>2錘の巻取機、新蒲崗の一室、そして粤劇の衣装を縫うお客様が一人。1985年、すべてはここから始まりました。ミシンで切れず、箪笥で黒ずまない金糸が欲しい――最初の一年は、ほとんどそのご要望のために費やしました。</p>\n<p>注文が増えるにつれ、生産は京都の南、城陽へ移りました。日本の金銀糸の多くが生まれる土地です。ブリオンを除く当社の糸はすべてここで、蒸着、裁断、撚りを3代にわたって続けてきた家の職人がつくっています。</p>\n<p>色を決め、在庫を持ち、ご質問に答えるのは今も香港です。ここから欧州・米国・アジアのオートクチュールメゾン、デニム工場、制服メーカー、着物の織元へコーンが旅立ちます。</p>',
      },
      picture_url: 'about/history.jpg',
      alt_text: {
        en: 'An old hank of gold thread, tied with red silk',
        'zh-Hant': '以紅絲線紮起的一絞舊金線',
        'zh-Hans': '以红丝线扎起的一绞旧金线',
        ja: '紅い絹糸で束ねた古い金糸の綛',
      },
    },
    {
      place: 'story',
      kind: 'text',
      title: {
        en: 'What metallic yarn is',
        'zh-Hant': '甚麼是金銀線',
        'zh-Hans': '什么是金银线',
        ja: '金銀糸とは',
      },
      body: {
        en: '<p>Most of a metallic yarn is not metal. It begins as clear polyester film, twelve thousandths of a millimetre thick, on which aluminium is laid in a vacuum: a layer 300 to 500 angstroms thick, less than a thousandth of the width of a hair.</p>\n<p>Under clear lacquer the aluminium is silver; under tinted lacquer it becomes gold, copper, rose or any colour in the book. What the film is wrapped on, and how closely, decides whether it will be knitted, woven, stitched or laid by hand.</p>',
        'zh-Hant':
          '<p>金銀線其實大半不是金屬。它始於厚僅12微米的透明聚酯薄膜，在真空中鍍上一層鋁：厚300至500埃，不及髮絲直徑的千分之一。</p>\n<p>加透明塗層，鋁便是銀色；加着色塗層，便成金、銅、玫瑰金，以至色卡上的任何顏色。薄膜包在甚麼芯線上、包得多密，決定它用於針織、梭織、車繡還是手工盤繡。</p>',
        'zh-Hans':
          '<p>金银线其实大半不是金属。它始于厚仅12微米的透明聚酯薄膜，在真空中镀上一层铝：厚300至500埃，不及发丝直径的千分之一。</p>\n<p>加透明涂层，铝便是银色；加着色涂层，便成金、铜、玫瑰金，乃至色卡上的任何颜色。薄膜包在什么芯线上、包得多密，决定它用于针织、机织、机绣还是手工盘绣。</p>',
        ja: '<p>金銀糸の大半は、実は金属ではありません。始まりは厚さ12ミクロンの透明なポリエステルフィルム。真空中でアルミをごく薄く蒸着します。その層は300～500オングストローム、髪の毛の太さの1,000分の1にも届きません。</p>\n<p>透明な塗膜の下ではアルミは銀に、着色した塗膜の下では金、銅、ローズ、カラーカードのどの色にもなります。何を芯に、どれほど密に巻くか。それで編み糸、織り糸、刺繍糸、駒繍の糸へと分かれます。</p>',
      },
      picture_url: 'about/yarn.jpg',
      alt_text: {
        en: 'Gold thread on its cone, so close that the turns of the film show',
        'zh-Hant': '寶塔筒上的金線特寫，可見薄膜一圈圈包覆',
        'zh-Hans': '宝塔筒上的金线特写，可见薄膜一圈圈包覆',
        ja: 'コーンに巻かれた金糸の拡大。フィルムの巻き目が一周ずつ見える',
      },
    },
    {
      place: 'story',
      kind: 'item',
      title: {
        en: 'Coat',
        'zh-Hant': '鍍膜',
        'zh-Hans': '镀膜',
        ja: '蒸着',
      },
      body: {
        en: 'Film runs through a vacuum and takes on its layer of aluminium.',
        'zh-Hant': '薄膜穿過真空室，鍍上鋁層。',
        'zh-Hans': '薄膜穿过真空室，镀上铝层。',
        ja: 'フィルムを真空中に通し、アルミの層をまとわせます。',
      },
    },
    {
      place: 'story',
      kind: 'item',
      title: {
        en: 'Lacquer',
        'zh-Hant': '塗層',
        'zh-Hans': '涂层',
        ja: 'コーティング',
      },
      body: {
        en: 'A thin coat, clear or tinted, protects the metal and gives it its colour.',
        'zh-Hant': '一層薄薄的塗層，透明或着色，既保護金屬，又賦予顏色。',
        'zh-Hans': '一层薄薄的涂层，透明或着色，既保护金属，又赋予颜色。',
        ja: '透明または着色した薄い塗膜が、金属を守り、色を与えます。',
      },
    },
    {
      place: 'story',
      kind: 'item',
      title: {
        en: 'Slit',
        'zh-Hant': '分切',
        'zh-Hans': '分切',
        ja: '裁断',
      },
      body: {
        en: 'Knives slit the film into ribbons, from 0.37 mm down to 0.2 mm.',
        'zh-Hant': '刀組將薄膜切成闊0.2至0.37毫米的扁絲。',
        'zh-Hans': '刀组将薄膜切成宽0.2至0.37毫米的扁丝。',
        ja: '刃でフィルムを幅0.2～0.37 mmの帯に裁ちます。',
      },
    },
    {
      place: 'story',
      kind: 'item',
      title: {
        en: 'Wrap',
        'zh-Hant': '包覆',
        'zh-Hans': '包覆',
        ja: '撚り',
      },
      body: {
        en: 'The ribbon stays flat, is twisted or crossed with fine yarns, or is wound on a core, at 250 to 1,300 turns a metre.',
        'zh-Hant': '或保持扁平，或與幼紗合撚，或由幼紗交叉包覆，或包覆芯線，每米250至1,300轉。',
        'zh-Hans':
          '或保持扁平，或与纤细的纱线合捻，或由护纱交叉包覆，或包覆芯线，每米250至1,300捻。',
        ja: '平らなまま仕上げるか、細い糸と撚り合わせるか、芯糸に巻きます。撚り数は1 mあたり250～1,300回。',
      },
    },
    {
      place: 'story',
      kind: 'item',
      title: {
        en: 'Inspect',
        'zh-Hant': '檢驗',
        'zh-Hans': '检验',
        ja: '検品',
      },
      body: {
        en: 'Every cone is held up to the window, compared with its lot, and passed or rejected.',
        'zh-Hant': '每筒線都拿到窗邊，與同一缸號的線比對，合格方可出廠。',
        'zh-Hans': '每筒线都拿到窗边，与同一缸号的线比对，合格方可出厂。',
        ja: 'すべてのコーンを窓辺で光にかざし、同じロットと見比べて合否を決めます。',
      },
    },
    {
      place: 'values',
      kind: 'heading',
      title: {
        en: 'Three things we stand by',
        'zh-Hant': '我們堅守的三項原則',
        'zh-Hans': '我们坚守的三项原则',
        ja: '守り続ける三つのこと',
      },
    },
    {
      place: 'values',
      kind: 'picture',
      picture_url: 'about/values.jpg',
      alt_text: {
        en: 'The needle of an embroidery machine above a leaf half stitched in gold',
        'zh-Hant': '電腦繡花機的車針，下方是繡到一半的金線葉片',
        'zh-Hans': '电脑绣花机的机针，下方是绣到一半的金线叶片',
        ja: '刺繍機の針と、その下で半分まで金糸で刺した葉',
      },
    },
    {
      place: 'values',
      kind: 'item',
      title: {
        en: 'Constancy',
        'zh-Hant': '始終如一',
        'zh-Hans': '始终如一',
        ja: '変わらないこと',
      },
      body: {
        en: 'One lot, one colour, end to end. We keep a reference cone of every lot, so that a repeat order can match what you sewed two years ago.',
        'zh-Hant':
          '同一缸號，由頭至尾一個顏色。每缸均留存一筒作標準辦，兩年後補單，仍可與舊貨對色。',
        'zh-Hans':
          '同一缸号，从头到尾一个颜色。每缸均留存一筒作标准样，两年后返单，仍可与旧货对色。',
        ja: '一つのロットは、初めから終わりまで一つの色。全ロットの基準コーンを保管し、2年後の追加注文でも色を合わせられます。',
      },
    },
    {
      place: 'values',
      kind: 'item',
      title: {
        en: 'Candour',
        'zh-Hant': '實話實說',
        'zh-Hans': '实话实说',
        ja: '正直であること',
      },
      body: {
        en: 'We say what a thread cannot do. If your wash is too hot or your stitch too dense, we tell you before you order, not after.',
        'zh-Hant': '線做不到的，我們直說。水溫太高、針步太密，我們都會在你落單之前講清楚。',
        'zh-Hans': '线做不到的，我们直说。水温太高、针迹太密，我们都会在您下单之前说清楚。',
        ja: '糸にできないことは、できないと申し上げます。洗濯温度が高すぎる場合も、ステッチ密度が高すぎる場合も、必ずご注文の前にお伝えします。',
      },
    },
    {
      place: 'values',
      kind: 'item',
      title: {
        en: 'Craft',
        'zh-Hant': '手藝',
        'zh-Hans': '手艺',
        ja: '手と目の技',
      },
      body: {
        en: 'Machines wind our thread; people judge it. No instrument yet sees gold as well as a trained eye in north light.',
        'zh-Hant':
          '線由機器捲繞，好壞由人判斷。論分辨金色，至今沒有儀器勝過北窗光下一雙訓練有素的眼睛。',
        'zh-Hans':
          '线由机器卷绕，好坏由人判断。论分辨金色，至今没有仪器胜过北窗光下一双训练有素的眼睛。',
        ja: '糸を巻くのは機械、見定めるのは人です。北窓の光で金色を見分けることにかけて、鍛えた目に勝る計測器はまだありません。',
      },
    },
    {
      place: 'sustainability',
      kind: 'text',
      title: {
        en: 'Sustainability',
        'zh-Hant': '可持續發展',
        'zh-Hans': '可持续发展',
        ja: 'サステナビリティ',
      },
      body: {
        en: 'A metallic thread should last as long as the garment, and be made from as little material as possible.',
        'zh-Hant': '一根金銀線，應與衣物同壽，亦應以最少的物料製成。',
        'zh-Hans': '一根金银线，应与衣物同寿，也应以最少的材料制成。',
        ja: '金銀糸は服と同じだけ長もちし、できるだけ少ない資源でつくられるべきだと考えます。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'All films are lacquered without PFAS.',
        'zh-Hant': '所有薄膜塗層均不含 PFAS。',
        'zh-Hans': '所有薄膜涂层均不含 PFAS。',
        ja: 'すべてのフィルムにPFASを使わない塗料を用いています。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'Polyester cores are available in recycled yarn.',
        'zh-Hant': '聚酯芯線可選用再生紗。',
        'zh-Hans': '聚酯芯线可选用再生纱。',
        ja: 'ポリエステルの芯糸は再生糸でもご注文いただけます。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'Opal films contain neither metal nor pigment.',
        'zh-Hant': '幻彩薄膜不含金屬，也不含顏料。',
        'zh-Hans': '幻彩薄膜不含金属，也不含颜料。',
        ja: 'オーロラフィルムは金属も顔料も含みません。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'Slitting waste is collected by gauge and sent back to the film maker.',
        'zh-Hant': '分切邊料按規格回收，交回薄膜廠。',
        'zh-Hans': '分切边料按规格回收，交回薄膜厂。',
        ja: '裁断くずは規格ごとに集め、フィルムメーカーへ戻します。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'Cones, bobbins and cartons are taken back from customers in Hong Kong and Japan and reused.',
        'zh-Hant': '我們向香港及日本客戶收回寶塔筒、筒管及紙箱，重新使用。',
        'zh-Hans': '我们从香港及日本客户处回收宝塔筒、筒管及纸箱，重新使用。',
        ja: '香港と日本のお客様からコーン、ボビン、箱を回収し、再使用しています。',
      },
    },
    {
      place: 'sustainability',
      kind: 'item',
      body: {
        en: 'Care instructions favour 30 and 40 °C, and say plainly what must not be washed at all.',
        'zh-Hant': '護理建議以30 °C及40 °C水洗為主，不可水洗的也清楚寫明。',
        'zh-Hans': '护理建议以30 °C和40 °C水洗为主，不可水洗的也清楚写明。',
        ja: 'お手入れは30 °Cと40 °Cの洗濯を基本とし、洗えないものは洗えないと明記します。',
      },
    },
    {
      place: 'sustainability',
      kind: 'picture',
      picture_url: 'about/sustainability-1.jpg',
      alt_text: {
        en: 'Green threads wound side by side',
        'zh-Hant': '並排捲繞的綠色線',
        'zh-Hans': '并排卷绕的绿色线',
        ja: '並べて巻かれた緑の糸',
      },
    },
    {
      place: 'sustainability',
      kind: 'picture',
      picture_url: 'about/sustainability-2.jpg',
      alt_text: {
        en: 'Threads on the ivory paper of a colour card',
        'zh-Hant': '象牙色色卡紙上的線',
        'zh-Hans': '象牙色色卡纸上的线',
        ja: 'カラーカードの生成りの台紙に巻いた糸',
      },
    },
    {
      place: 'more',
      kind: 'text',
      title: {
        en: 'Community',
        'zh-Hant': '社區',
        'zh-Hans': '社区',
        ja: '地域とともに',
      },
      body: {
        en: '<p>San Po Kong was once a district of spindles. We keep our door open to the neighbours who remember it: twice a year the old winding heads run again, and anyone may take home a bobbin they have wound.</p>\n<p>Cone ends too short to sell go to sheltered workshops, opera troupes and the lion-dance clubs of Kowloon, who always need gold.</p>',
        'zh-Hant':
          '<p>新蒲崗曾是紗廠林立之地。我們向記得那段日子的街坊敞開大門：每年兩次，老捲繞機重新開動，人人可親手捲一筒線帶回家。</p>\n<p>賣不出的短線尾，會送給庇護工場、粵劇團和九龍的醒獅會——那裡總少不了一抹金色。</p>',
        'zh-Hans':
          '<p>新蒲岗曾是纱厂林立之地。我们向记得那段日子的老邻居敞开大门：每年两次，老卷绕机重新开动，人人可亲手卷一筒线带回家。</p>\n<p>卖不了的短线尾，会送给庇护工场、粤剧团和九龙的醒狮会——那里总少不了一抹金色。</p>',
        ja: '<p>新蒲崗はかつて紡績の町でした。その頃を知るご近所の皆さまに、年に2回、社屋の扉を開いています。古い巻取機を動かし、どなたでもご自分で巻いたボビンをお持ち帰りいただけます。</p>\n<p>販売できない短い残糸は、福祉作業所、粤劇団、九龍の獅子舞の会へ。金色はいつでも必要とされています。</p>',
      },
      picture_url: 'about/community.jpg',
      alt_text: {
        en: 'An old winding machine: gold thread runs through its guide onto a bobbin',
        'zh-Hant': '老捲繞機：金線穿過導紗圈，繞到筒管上',
        'zh-Hans': '老卷绕机：金线穿过导纱圈，绕到筒管上',
        ja: '古い巻取機。金糸がガイドを通ってボビンに巻かれる',
      },
    },
    {
      place: 'more',
      kind: 'text',
      title: {
        en: 'Education',
        'zh-Hant': '教育',
        'zh-Hans': '教育',
        ja: '教育',
      },
      body: {
        en: '<p>Students of fashion and textiles in Hong Kong and Kyoto work with our threads every term. We lend colour books, send sample boxes, and come to teach the one lesson no book gives: how to set the tension.</p>\n<p>Schools anywhere may write to us for a box. It holds the twelve threads of the catalogue, a stitch card and the machine settings.</p>',
        'zh-Hant':
          '<p>香港與京都修讀時裝及紡織的學生，每個學期都用我們的線做功課。我們借出色卡、寄送樣辦盒，也親自到校教一堂書本上沒有的課：怎樣調張力。</p>\n<p>世界各地的學校均可來信索取樣辦盒，內有產品目錄中的十二款線、一張針法卡和機器設定指引。</p>',
        'zh-Hans':
          '<p>香港与京都的时装及纺织专业学生，每个学期都用我们的线做作业。我们借出色卡、寄送样品盒，也亲自到校教一堂书本上没有的课：怎样调张力。</p>\n<p>世界各地的学校均可来信索取样品盒，内有产品目录中的十二款线、一张针法卡和机器设置指南。</p>',
        ja: '<p>香港と京都でファッションやテキスタイルを学ぶ学生の皆さんが、毎学期、当社の糸で課題に取り組んでいます。カラーカードをお貸しし、サンプル箱を送り、本に載っていないただ一つのこと――張力の合わせ方――を教えに伺います。</p>\n<p>世界のどの学校からもサンプル箱をご請求いただけます。カタログの12種の糸、ステッチ見本、ミシン設定ガイドが入っています。</p>',
      },
      picture_url: 'about/education.jpg',
      alt_text: {
        en: 'Couching by hand in a hoop: two gold threads, a needle and red silk',
        'zh-Hant': '繡繃上的手工盤金：兩根金線、一枚針與紅絲線',
        'zh-Hans': '绣绷上的手工盘金：两根金线、一根针与红丝线',
        ja: '刺繍枠での駒繍。2本の金糸と針、紅い絹糸',
      },
    },
    {
      place: 'call',
      kind: 'text',
      title: {
        en: 'Visit us in San Po Kong',
        'zh-Hant': '北窗光下，親眼看真色',
        'zh-Hans': '北窗光下，亲眼看真色',
        ja: '北窓の光でご覧ください',
      },
      body: {
        en: 'Write to us for a colour book or a sample, or come and see the colours in north light.',
        'zh-Hant': '歡迎來信索取色卡或樣辦，或到新蒲崗參觀。',
        'zh-Hans': '欢迎来信索取色卡或样品，或到新蒲岗参观。',
        ja: 'カラーカードやサンプルのご請求、新蒲崗へのご来訪をお待ちしています。',
      },
    },
  ],
};
