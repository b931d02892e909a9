import { phrase } from '../phrase.ts';

/** What the pictures of the gallery show. */
export const galleryPictures = {
  'colour-book-st': phrase(
    'A colour card: twenty round-wrapped threads from pale gold to pink on ivory paper',
    '色卡：象牙色紙上二十款包覆圓線，由淺金至粉紅',
    '色卡：象牙色纸上二十款包覆圆线，由浅金至粉红',
    'カラーカード。生成りの台紙に、淡い金からピンクまで20色の丸撚糸が並ぶ',
  ),
  swatches: phrase(
    'Stitched squares in twelve metallic colours on ivory cloth',
    '象牙色布上十二種金屬色的繡花方塊',
    '象牙色布上十二种金属色的刺绣方块',
    '生成りの布に刺した、12の金属色の四角形',
  ),
  'colour-book-lame': phrase(
    'A colour card: twenty lamé yarns in metallic colours on ivory paper',
    '色卡：象牙色紙上二十色金銀線',
    '色卡：象牙色纸上二十色金银线',
    'カラーカード。生成りの台紙に、金属色のラメ糸が20色並ぶ',
  ),
  'colour-book-effects': phrase(
    'A colour card on black: holographic, opal, glow and reflective yarns, a row of each',
    '黑底色卡：鐳射、幻彩、夜光、反光各一排',
    '黑底色卡：镭射、幻彩、夜光、反光各一排',
    '黒い台紙のカラーカード。ホログラム、オーロラ、蓄光、再帰反射が列ごとに並ぶ',
  ),
  'colour-book-heritage': phrase(
    'A colour card: twelve metallic threads, laid in pairs, on ivory paper',
    '色卡：象牙色紙上十二款並排鋪放的金銀線',
    '色卡：象牙色纸上十二款并排铺放的金银线',
    'カラーカード。生成りの台紙に、引き揃えた金銀糸が12色',
  ),
  'colour-book-trilobal': phrase(
    'A colour card: trilobal threads from red through yellow, green and blue to black',
    '色卡：三葉形線，由紅、黃、綠、藍至黑',
    '色卡：三叶形线，由红、黄、绿、蓝至黑',
    'カラーカード。赤から黄、緑、青を経て黒までの三葉断面糸',
  ),
  'denim-top': phrase(
    'A branch of gold and copper satin-stitch leaves on indigo denim',
    '靛藍牛仔布上的枝葉，以平包針繡成金、銅兩色',
    '靛蓝牛仔布上的枝叶，以平包针绣成金、铜两色',
    'インディゴデニムに、金と銅のサテンステッチの葉をつけた枝',
  ),
  'qipao-panel': phrase(
    'Scrolls of couched gold on the red silk satin of a qipao panel',
    '旗袍前幅紅色絲緞上的盤金雲紋',
    '旗袍前片红色丝缎上的盘金云纹',
    '旗袍の紅いシルクサテンに、駒繍の金の渦巻き',
  ),
  'qipao-panel-2': phrase(
    'One scroll of couched gold on red silk, close up, laid in pairs',
    '紅色絲緞上一個盤金雲紋的特寫，兩線並排',
    '红色丝缎上一个盘金云纹的特写，两线并排',
    '紅い絹地の金の渦巻きの拡大。糸を引き揃えて留めている',
  ),
  'lace-gown': phrase(
    'Silver lace flowers on a fine net over black',
    '襯黑底的銀線花邊：細網地上的花朵',
    '衬黑底的银线花边：细网地上的花朵',
    '黒地の細かなネットに、銀糸レースの花',
  ),
  brocade: phrase(
    'A brocade: a gold flower in a gold lattice on deep green',
    '織錦：深綠地上金色菱格內的金花',
    '织锦：深绿地上金色菱格内的金花',
    '錦織。深緑の地に、金の菱格子と金の花',
  ),
  'brocade-2': phrase(
    'The gold weft of a brocade, close up, floating over green',
    '織錦金緯特寫，浮於綠地之上',
    '织锦金纬特写，浮于绿地之上',
    '錦織の金の緯糸の拡大。緑の地に浮く',
  ),
  'team-crest': phrase(
    'An embroidered shield edged in gold: silver stars on blue, crossed oars on red',
    '金邊繡花盾徽：藍底銀星，紅底交叉船槳',
    '金边刺绣盾徽：蓝底银星，红底交叉船桨',
    '金の縁取りの盾形の刺繍。青に銀の星、赤に交差したオール',
  ),
  'stage-curtain': phrase(
    'Folds of a crimson velvet curtain with bands of woven gold',
    '深紅絲絨大幕的褶襉，綴有織金帶',
    '深红丝绒大幕的褶裥，缀有织金带',
    '織金の帯をあしらった、深紅のベルベットの緞帳の襞',
  ),
  ribbon: phrase(
    'A red cotton ribbon with gold edges, unrolling',
    '展開中的金邊紅色棉織帶',
    '正在展开的金边红色棉织带',
    'ほどけていく、金の縁の赤い綿リボン',
  ),
  'ribbon-2': phrase(
    'The gold edge of a red cotton ribbon, close up',
    '紅色棉織帶金邊的特寫',
    '红色棉织带金边的特写',
    '赤い綿リボンの金の縁の拡大',
  ),
  'pdf-catalogue': phrase(
    'The cover of the catalogue: gold thread on its cone, on black',
    '產品目錄封面：黑底上的金線寶塔筒',
    '产品目录封面：黑底上的金线宝塔筒',
    'カタログの表紙。黒地に金糸のコーン',
  ),
  'pdf-care-guide': phrase(
    'The first page of the care guide: a table above three stitched and knitted samples',
    '護理指引首頁：表格下有三塊繡花及針織樣片',
    '护理指南首页：表格下有三块刺绣及针织样片',
    '取り扱いガイドの1ページ目。表の下に刺繍とニットの見本が3点',
  ),
  'pdf-machine-settings': phrase(
    'The first page of the machine settings: a table with a row for each thread',
    '機器設定指引首頁：各款線的列表',
    '机器设置指南首页：各款线的列表',
    'ミシン設定ガイドの1ページ目。糸ごとの表',
  ),
  'pdf-colour-book-st': phrase(
    'The first page of the ST colour book: a photograph of the card above rows of gold swatches',
    'ST 色卡首頁：色卡照片下是一排排金色色樣',
    'ST 色卡首页：色卡照片下是一排排金色色样',
    'STカラーカードの1ページ目。カードの写真の下に金色の見本が並ぶ',
  ),
  'pdf-certificate-demo': phrase(
    'The first page of a certificate, marked DEMO',
    '標有 DEMO 字樣的證書首頁',
    '标有 DEMO 字样的证书首页',
    'DEMOと記した認証書の1ページ目',
  ),
  'pdf-pfas-reach-statement-demo': phrase(
    'The first page of the PFAS and REACH statement, marked DEMO',
    '標有 DEMO 字樣的 PFAS 及 REACH 聲明首頁',
    '标有 DEMO 字样的 PFAS 及 REACH 声明首页',
    'DEMOと記したPFAS・REACH宣言書の1ページ目',
  ),
};
