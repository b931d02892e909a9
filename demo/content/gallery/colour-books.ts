import type { DemoGalleryItem, Phrase } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

const shared = {
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
} as const;

const chooseFromTheBook: Required<Phrase> = phrase(
  'Neither screens nor photographs show these colours accurately. Please choose from the book itself: we send it free to any mill, atelier or embroiderer on request.',
  '屏幕和照片都無法準確呈現這些顏色，選色請以實物色卡為準。紡織廠、工作室及繡花廠均可免費索取。',
  '屏幕和照片都无法准确呈现这些颜色，选色请以实物色卡为准。纺织厂、工作室及绣花厂均可免费索取。',
  '画面や写真では実際の色は正確に伝わりません。必ず実物のカラーカードでお選びください。機屋、アトリエ、刺繍工場の皆さまに無料でお送りしています。',
);

/** The Heritage book is made by hand, so it is lent. */
const borrowTheBook: Required<Phrase> = phrase(
  'Neither screens nor photographs show metallic colours accurately. We lend the book for three months: write to us if you would like to see it.',
  '屏幕和照片都無法準確呈現金屬色。此色卡可借閱三個月，歡迎來信查詢。',
  '屏幕和照片都无法准确呈现金属色。此色卡可借阅三个月，欢迎来信咨询。',
  '画面や写真では金属色の実際の見え方は伝わりません。このカラーカードは3か月間お貸しします。お問い合わせください。',
);

export const colourBookSt: DemoGalleryItem = {
  slug: 'colour-book-st',
  name: phrase('ST Colour Book', 'ST 包覆圓線色卡', 'ST 包覆圆线色卡', 'ST丸撚カラーカード'),
  description: phrase(
    'One hundred and twenty round-wrapped shades, from pale gold to black-gold, wound on ivory paper.',
    '120色包覆圓線，由淺金至黑金，繞於象牙色紙上。',
    '120色包覆圆线，由浅金至黑金，绕在象牙色纸上。',
    '淡い金からブラックゴールドまで、丸撚糸120色を生成りの台紙に巻いたカラーカード。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The book covers ST Viscose and ST Polyester, whose films are lacquered in the same batches and match shade for shade. Golds come first, by warmth; then silvers, coppers and roses; then the forty-eight colours.',
      'Each shade shows the wound thread and, beneath it, a small satin-stitch sample, because a stitched metallic always looks deeper than a wound one.',
      chooseFromTheBook.en,
    ),
    paragraphs(
      '此色卡涵蓋 ST 黏膠芯及 ST 聚酯芯兩款，兩者的薄膜採用同一批塗料，色號一一對應。首列金色，由冷至暖；繼而銀、銅、玫瑰金；最後是其餘48色。',
      '每個色號均附繞線樣及平包針小樣，因為金銀線繡出來的顏色，總比繞線樣更深。',
      chooseFromTheBook['zh-Hant'],
    ),
    paragraphs(
      '此色卡涵盖 ST 粘胶芯和 ST 聚酯芯两款，两者的薄膜采用同一批涂料，色号一一对应。首列金色，由冷至暖；然后是银、铜、玫瑰金；最后是其余48色。',
      '每个色号均附绕线样和平包针小样，因为金银线绣出来的颜色，总比绕线样更深。',
      chooseFromTheBook['zh-Hans'],
    ),
    paragraphs(
      'STレーヨン芯とSTポリエステル芯に共通のカラーカードです。フィルムを同じバッチで着色しているため、同じ色番の色は一致します。金を寒色寄りから暖色寄りへ並べ、続いて銀・銅・ローズ、最後にカラー48色を収めました。',
      '各色に巻き見本と小さなサテンステッチを添えています。金銀糸は、刺すと必ず色が深く見えるためです。',
      chooseFromTheBook.ja,
    ),
  ),
  primary_image_url: 'gallery/colour-book-st.jpg',
  categories: ['colour-books'],
  products: ['st-viscose', 'st-polyester'],
  media: [{ url: 'gallery/swatches.jpg', media_type: 'image' }],
  ...shared,
};

export const colourBookHeritage: DemoGalleryItem = {
  slug: 'colour-book-heritage',
  name: phrase('Heritage Colour Book', '傳統工藝色卡', '传统工艺色卡', '伝統糸カラーカード'),
  description: phrase(
    'Twelve golds and silvers in four Japan gold weights, with the three bullion purls beside them.',
    '四種粗細的日式金線，共十二種金銀色，並附三款印度絲。',
    '四种粗细的日式金线，共十二种金银色，并附三款印度丝。',
    '撚金糸の金銀12色を4種の太さで、3種のブリオンとともに。',
  ),
  detailed_description: phrase(
    paragraphs(
      'A book for hand embroiderers. Every gold is couched in pairs over felt, with the traditional red silk and with a silk to match, so that you can see how much the tying thread changes the tone.',
      borrowTheBook.en,
    ),
    paragraphs(
      '這本色卡專為手工繡師編製。每款金線均兩根並排釘於毛氈上，一側用傳統紅絲線，一側用同色絲線，可見釘線對色調影響之大。',
      borrowTheBook['zh-Hant'],
    ),
    paragraphs(
      '这本色卡专为手工刺绣师编制。每款金线均两根并排钉在毛毡上，一侧用传统红丝线，一侧用同色丝线，可见钉线对色调影响之大。',
      borrowTheBook['zh-Hans'],
    ),
    paragraphs(
      '機械ではなく手仕事のためのカラーカードです。すべての金糸を2本ずつ引き揃えてフェルトに駒繍で留め、伝統の紅い絹糸と共色の絹糸、2通りで見せています。留め糸ひとつで色調が変わることがおわかりいただけます。',
      borrowTheBook.ja,
    ),
  ),
  primary_image_url: 'gallery/colour-book-heritage.jpg',
  categories: ['colour-books'],
  products: ['japan-gold', 'bullion-purl'],
  media: [],
  ...shared,
};

export const colourBookEffects: DemoGalleryItem = {
  slug: 'colour-book-effects',
  name: phrase('Effects Colour Book', '特殊效果色卡', '特殊效果色卡', '特殊糸カラーカード'),
  description: phrase(
    'Holographic, opal, glow and reflective on black card: twenty-four shades to look at by day, in the dark and by torchlight.',
    '黑卡紙上的鐳射、幻彩、夜光及反光線：24色，宜在日光、暗處及電筒光下各看一遍。',
    '黑卡纸上的镭射、幻彩、夜光及反光线：24色，适合在日光、暗处和手电光下各看一遍。',
    '黒い台紙にホログラム、オーロラ、蓄光、再帰反射の24色。昼の光の下、暗がり、懐中電灯の光で見比べてください。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Effects cannot be judged under office lighting. The book folds into a small tent: open for daylight, closed to see the glow, with a slot for a torch to test the reflective yarns.',
      chooseFromTheBook.en,
    ),
    paragraphs(
      '特殊效果在辦公室燈光下難以判斷。此色卡可摺成小帳篷：打開看日光效果，合上看夜光，並留有電筒孔，可測試反光線。',
      chooseFromTheBook['zh-Hant'],
    ),
    paragraphs(
      '特殊效果在办公室灯光下难以判断。此色卡可折成小帐篷：打开看日光效果，合上看夜光，并留有手电孔，可测试反光线。',
      chooseFromTheBook['zh-Hans'],
    ),
    paragraphs(
      '特殊糸の効果は事務所の照明では判断できません。このカラーカードは小さなテント状に組み立てられます。開けば昼の光での色を、閉じれば蓄光を、差し込み口から懐中電灯を当てれば再帰反射を確かめられます。',
      chooseFromTheBook.ja,
    ),
  ),
  primary_image_url: 'gallery/colour-book-effects.jpg',
  categories: ['colour-books'],
  products: ['holographic-opal', 'glow', 'reflective'],
  media: [],
  ...shared,
};

export const colourBookLame: DemoGalleryItem = {
  slug: 'colour-book-lame',
  name: phrase(
    'Lamé Colour Book',
    '金銀線（Lamé）色卡',
    '金银线（Lamé）色卡',
    'ラメ糸カラーカード',
  ),
  description: phrase(
    'M, MX and MH side by side in ninety-six colours, with small knitted and woven samples.',
    'M、MX、MH 三種結構並列，共96色，附針織及梭織小樣。',
    'M、MX、MH 三种结构并列，共96色，附针织和机织小样。',
    'M・MX・MHの3種の糸構造を96色で並べ、編地と織地の小片を添えました。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The same film looks mirror-bright when flat, crisp when cross-wrapped and soft when twisted with one yarn. The book shows each colour in all three constructions, so that a designer can choose the brightness before the shade.',
      chooseFromTheBook.en,
    ),
    paragraphs(
      '同一種薄膜，扁絲亮如鏡面，交叉包覆光澤明快，羽衣合撚光澤柔和。色卡以三種結構展示每個顏色，設計師可先定亮度，再定顏色。',
      chooseFromTheBook['zh-Hant'],
    ),
    paragraphs(
      '同一种薄膜，扁丝亮如镜面，交叉包覆光泽明快，羽衣合捻光泽柔和。色卡以三种结构展示每个颜色，设计师可先定亮度，再定颜色。',
      chooseFromTheBook['zh-Hans'],
    ),
    paragraphs(
      '同じフィルムでも、平糸なら鏡のように、タスキ撚ならくっきりと、羽衣ならやわらかく光ります。1色ごとに3種の糸構造で見せていますので、色より先に輝きの強さをお選びいただけます。',
      chooseFromTheBook.ja,
    ),
  ),
  primary_image_url: 'gallery/colour-book-lame.jpg',
  categories: ['colour-books'],
  products: ['m-flat', 'mx-cross', 'mh-feather'],
  media: [],
  ...shared,
};

export const colourBookTrilobal: DemoGalleryItem = {
  slug: 'colour-book-trilobal',
  name: phrase(
    'Trilobal Colour Book',
    '三葉形光澤線色卡',
    '三叶形光泽线色卡',
    '三葉断面糸カラーカード',
  ),
  description: phrase(
    'One hundred and eighty lustrous colours, each with the metallic shade that sits best beside it.',
    '180色光澤線，每色附最相襯的金銀線色號。',
    '180色光泽线，每色附最相配的金银线色号。',
    '光沢糸180色。それぞれに最もよく合う金銀糸の色番を添えています。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Arranged through the spectrum and then by depth; every colour is fast to chlorine bleach. The companion metallic is printed beside each number: a wine red with antique gold, a slate with pewter, a sea green with pale silver.',
      chooseFromTheBook.en,
    ),
    paragraphs(
      '先按色相、再按深淺排列，全部顏色均耐氯漂。每個色號旁印有相配的金銀色：酒紅配古金，青灰配錫銀，海綠配淺銀。',
      chooseFromTheBook['zh-Hant'],
    ),
    paragraphs(
      '先按色相、再按深浅排列，全部颜色均耐氯漂。每个色号旁印有相配的金银色：酒红配古金，青灰配锡银，海绿配浅银。',
      chooseFromTheBook['zh-Hans'],
    ),
    paragraphs(
      '色相順、濃淡順に並べ、全色が塩素系漂白に耐えます。色番の横には相性のよい金銀糸を記載。ワインレッドにはアンティークゴールド、スレートにはピューター、シーグリーンには淡い銀を。',
      chooseFromTheBook.ja,
    ),
  ),
  primary_image_url: 'gallery/colour-book-trilobal.jpg',
  categories: ['colour-books'],
  products: ['trilobal'],
  media: [],
  ...shared,
};
