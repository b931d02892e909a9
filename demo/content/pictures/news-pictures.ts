import { phrase } from '../phrase.ts';

/** What the pictures of the news show. */
export const newsPictures = {
  'intertextile-shanghai': phrase(
    'Shelves of cones in gold, silver, teal, copper, rose and wine red',
    '架上的寶塔筒：金、銀、青綠、銅、玫瑰與酒紅色',
    '架上的宝塔筒：金、银、青绿、铜、玫瑰与酒红色',
    '棚に並ぶコーン。金、銀、ティール、銅、ローズ、ワインレッド',
  ),
  'yarn-expo': phrase(
    'The needles of a knitting machine, each with a loop of cream wool and a gold thread',
    '針織機的一排織針，每枚鈎着一個米白羊毛與金線的線圈',
    '针织机的一排织针，每根钩着一个米白羊毛与金线的线圈',
    '編機の編針。生成りのウールと金糸のループが一つずつ掛かる',
  ),
  'premiere-vision': phrase(
    'A length of green brocade with a gold flower, hung in folds',
    '垂掛成褶的綠地金花織錦',
    '垂挂成褶的绿地金花织锦',
    'ひだをつくって掛けた、緑地に金の花の錦織',
  ),
  'premium-textile-japan': phrase(
    'A crane’s wing, half worked in couched Japan gold on blue; the next feathers are drawn in chalk',
    '藍地上以日式金線盤繡到一半的鶴翼，未繡的羽毛以粉筆勾畫',
    '蓝地上以日式金线盘绣到一半的鹤翼，未绣的羽毛以粉笔勾画',
    '青地に撚金糸の駒繍で半ばまで刺した鶴の翼。続く羽はチョークで描いてある',
  ),
  'pitti-filati': phrase(
    'A fine grey knit; one course in twelve is silver',
    '灰色幼針針織布，每十二個橫列中有一列為銀色',
    '灰色细针织布，每十二个横列中有一列为银色',
    '細かい灰色のニット。12コースに1コースが銀色',
  ),
  'colour-book-effects': phrase(
    'The Effects colour book, seen at an angle: four rows on black',
    '斜看特殊效果色卡：黑底四排',
    '从斜角看特殊效果色卡：黑底四排',
    '斜めから見た特殊糸のカラーカード。黒い台紙に4列',
  ),
  'colour-book-heritage': phrase(
    'The Heritage colour book, seen at an angle: gold, silver and bronze on ivory',
    '斜看傳統工藝色卡：象牙色紙上的金、銀與古銅色',
    '从斜角看传统工艺色卡：象牙色纸上的金、银与古铜色',
    '斜めから見た伝統糸のカラーカード。生成りに金、銀、ブロンズ',
  ),
  'oeko-tex-renewal': phrase(
    'Two silver threads at the centre of a colour card',
    '色卡中央的兩款銀線',
    '色卡中央的两款银线',
    'カラーカードの中央に並ぶ2本の銀糸',
  ),
  'grs-scope': phrase(
    'A green and a gold cone side by side',
    '並列的綠線與金線寶塔筒',
    '并列的绿线与金线宝塔筒',
    '並んだ緑と金のコーン',
  ),
  'pfas-free-lacquer': phrase(
    'Gold film, mirror-bright under its tinted lacquer',
    '着色塗層下明亮如鏡的金色薄膜',
    '着色涂层下明亮如镜的金色薄膜',
    '着色した塗膜の下で鏡のように光る金のフィルム',
  ),
  'forty-years': phrase(
    'A single cone of gold thread, its end trailing into the dark',
    '一個金線寶塔筒，線尾沒入暗處',
    '一个金线宝塔筒，线尾没入暗处',
    '金糸のコーンがひとつ。糸端が暗がりへ伸びる',
  ),
  'new-item-codes': phrase(
    'Cones of blue, red and green thread side by side',
    '並列的三個寶塔筒，分別繞有藍、紅、綠三色線',
    '并列的三个宝塔筒，分别绕有蓝、红、绿三色线',
    '並んだ青、赤、緑の糸のコーン',
  ),
};
