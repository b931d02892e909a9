import { phrase } from './phrase.ts';

/** What the pictures of the news show. */
export const newsPictures = {
  'intertextile-shanghai': phrase(
    'Rows of cones in gold, silver and bronze',
    '一排排金、銀、古銅色寶塔筒',
    '一排排金、银、古铜色宝塔筒',
    '金、銀、ブロンズのコーンの列',
  ),
  'yarn-expo': phrase(
    'Threads of gold, silver and copper stretched taut against black',
    '黑底前拉緊的金、銀、銅色線',
    '黑底前拉紧的金、银、铜色线',
    '黒を背に張りわたした金、銀、銅の糸',
  ),
  'premiere-vision': phrase(
    'A brocade with a gold flower on green',
    '綠地金花織錦',
    '绿地金花织锦',
    '緑地に金の花の錦織',
  ),
  'premium-textile-japan': phrase(
    'Spirals of Japan gold, couched with red silk on black',
    '黑地上以紅絲線釘繡的日式金線螺旋紋',
    '黑地上以红丝线钉绣的日式金线螺旋纹',
    '黒地に紅い絹糸で留めた、撚金糸の渦巻き',
  ),
  'pitti-filati': phrase(
    'A knitted fabric of silver yarn, close up',
    '銀色紗線針織布特寫',
    '银色纱线针织布特写',
    '銀糸で編んだニットの拡大',
  ),
  'colour-book-effects': phrase(
    'The effects colour card, seen at an angle: four rows on black',
    '斜看特殊效果色卡：黑底四列',
    '斜看特殊效果色卡：黑底四列',
    '斜めから見た特殊糸のカラーカード。黒い台紙に4列',
  ),
  'colour-book-heritage': phrase(
    'The heritage colour card, seen at an angle: gold, silver and bronze on ivory',
    '斜看傳統工藝色卡：象牙色紙上的金、銀與古銅色',
    '斜看传统工艺色卡：象牙色纸上的金、银与古铜色',
    '斜めから見た伝統糸のカラーカード。生成りに金、銀、ブロンズ',
  ),
  'oeko-tex-renewal': phrase(
    'Two silver threads at the centre of a colour card',
    '色卡中央的兩款銀線',
    '色卡中央的两款银线',
    'カラーカードの中央に並ぶ銀糸',
  ),
  'grs-scope': phrase(
    'A green and a gold cone side by side',
    '並列的綠色與金色寶塔筒',
    '并列的绿色与金色宝塔筒',
    '並んだ緑と金のコーン',
  ),
  'pfas-free-lacquer': phrase(
    'Gold film, mirror-bright under its clear lacquer',
    '透明塗層下明亮如鏡的金色薄膜',
    '透明涂层下明亮如镜的金色薄膜',
    '透明な塗膜の下で鏡のように光る金のフィルム',
  ),
  'forty-years': phrase(
    'A single cone of gold thread, its end trailing into the dark',
    '一個金線寶塔筒，線尾沒入暗處',
    '一个金线宝塔筒，线尾没入暗处',
    '金糸のコーンがひとつ。糸端が暗がりへ伸びる',
  ),
  'new-item-codes': phrase(
    'Cones of blue, red and green thread side by side',
    '並列的藍、紅、綠色寶塔筒',
    '并列的蓝、红、绿色宝塔筒',
    '並んだ青、赤、緑の糸のコーン',
  ),
};
