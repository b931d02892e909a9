import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const teamCrest: DemoGalleryItem = {
  slug: 'team-crest',
  name: phrase('Team crest', '隊徽', '队徽', 'チームエンブレム'),
  description: phrase(
    'A rowing club’s shield in gold, silver, red and blue: eleven thousand stitches that go through the wash every Monday.',
    '賽艇會的金、銀、紅、藍盾徽：一萬一千針，每個星期一照樣下水洗。',
    '赛艇俱乐部的金、银、红、蓝盾徽：一万一千针，每周一照样下水洗。',
    '漕艇クラブの盾形エンブレム。金・銀・赤・青の11,000針が、毎週月曜日の洗濯に耐えています。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Red and blue fields in Trilobal, charges and lettering in ST Polyester, a single outline in TW20. A finer outline would have run faster; we chose the coarse one all the same, because the crest must be legible from the far bank.',
      'The club has two badges: one for blazers, with purl laid over the gold by hand, and this one for racing.',
    ),
    paragraphs(
      '紅、藍底色用三葉形光澤線，圖案及字母用 ST 聚酯芯金銀線，外框一圈TW20。外框用較幼的線本可車得更快，但隊徽要讓對岸也看得清，我們仍選了粗線勾邊。',
      '會方備有兩款徽章：一款用於西裝外套，金線上再以手工釘印度絲；比賽用的，就是這一款。',
    ),
    paragraphs(
      '红、蓝底色用三叶形光泽线，图案和字母用 ST 聚酯芯金银线，外框一圈TW20。外框用较细的线本可绣得更快，但队徽要让对岸也看得清，我们仍选了粗线勾边。',
      '俱乐部备有两款徽章：一款用于西装外套，金线上再以手工钉印度丝；比赛用的，就是这一款。',
    ),
    paragraphs(
      '赤と青の地は三葉断面糸、紋と文字はSTポリエステル芯、輪郭だけTW20。細い輪郭のほうが速く刺せますが、対岸からも見分けられるよう、あえて太い輪郭を選びました。',
      'クラブのエンブレムは2種類。ブレザー用は金糸の上に手仕事でブリオンを重ねたもの、そしてこちらは競技用です。',
    ),
  ),
  project_details: phrase(
    'For: a rowing club, Henley\nThreads: STP120-1K gold and silver, TW20 gold, TP120-2 red and blue\nGround: polyester twill badge, heat-cut edge\nStitches: 11,040\nCare: 60 °C, mild process, for the finished badge',
    '客戶：英國亨利鎮賽艇會\n用線：STP120-1K金、銀，TW20金，TP120-2紅、藍\n底布：聚酯斜紋布，熱切邊\n針數：11,040針\n護理：成品60 °C水洗，溫和程序',
    '客户：英国泰晤士河畔亨利的赛艇俱乐部\n用线：STP120-1K金、银，TW20金，TP120-2红、蓝\n底布：聚酯斜纹布，热切边\n针数：11,040针\n护理：成品60 °C水洗，缓和程序',
    '依頼：英国ヘンリーの漕艇クラブ\n使用糸：STP120-1K 金・銀、TW20 金、TP120-2 赤・青\n生地：ポリエステル綾ワッペン地、ヒートカット\n針数：11,040針\n取り扱い：完成品は60 °C、弱い洗濯',
  ),
  primary_image_url: 'gallery/team-crest.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['st-polyester', 'twist-nylon', 'trilobal', 'bullion-purl'],
  media: [],
};
