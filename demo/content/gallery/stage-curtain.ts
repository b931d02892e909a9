import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const stageCurtain: DemoGalleryItem = {
  slug: 'stage-curtain',
  name: phrase('Stage curtain', '舞台大幕', '舞台大幕', '舞台緞帳'),
  description: phrase(
    'Crimson velvet with woven gold bands for a restored theatre: 210 square metres that glow in the footlights.',
    '深紅絲絨大幕綴以織金帶，為修復後的劇院而製：210平方米，與腳燈相映。',
    '深红丝绒大幕缀以织金带，为修复后的剧院而制：210平方米，与脚灯相映。',
    '修復された劇場のための、織金の帯をあしらった深紅のベルベット。210 m²の幕がフットライトに映えます。',
  ),
  detailed_description: phrase(
    paragraphs(
      'A curtain is seen from thirty metres and lit from below. The bands are woven with M23-69, heavy enough to lie still in the fold, and edged with reflective yarn in the last two picks, so that the hem draws a line of light when the follow spot sweeps it.',
      'The polyester film was woven together with flame-retardant polyester; the finished cloth, not the yarn, was tested by a laboratory of the theatre’s choosing.',
    ),
    paragraphs(
      '大幕要從三十米外看，燈光由下而上。金帶以M23-69織成，份量足夠，垂褶不飄；最後兩梭加入反光線，追光掃過，幕腳便現出一線亮光。',
      '聚酯薄膜與阻燃聚酯交織；阻燃測試由劇院自行委託實驗室，以成品布而非紗線進行。',
    ),
    paragraphs(
      '大幕要从三十米外看，灯光由下而上。金带以M23-69织成，分量足够，垂褶不飘；最后两梭加入反光线，追光扫过，幕布下沿便现出一线亮光。',
      '聚酯薄膜与阻燃聚酯交织；阻燃测试由剧院自行委托实验室，以成品布而非纱线进行。',
    ),
    paragraphs(
      '緞帳は30 m離れた席から、下から当たる光で見るものです。金帯には襞のなかで静かに落ち着く重さのM23-69を用い、裾の最後の2越しに再帰反射糸を加えました。スポットライトが当たると、裾に一本の光の線が浮かびます。',
      '難燃ポリエステルとの交織です。防炎試験は糸ではなく仕上がった生地で、劇場が選んだ試験所が行いました。',
    ),
  ),
  project_details: phrase(
    'For: a municipal theatre, Osaka\nThreads: M23-69 gold, RF330\nGround: flame-retardant polyester velvet\nTechnique: woven bands, applied by hand\nSize: 17.5 m × 12 m, 34 kg of metallic yarn',
    '客戶：大阪市立劇場\n用線：M23-69金、RF330\n底布：阻燃聚酯絲絨\n技法：織帶，手工縫上\n尺寸：17.5米 × 12米，用金銀線34公斤',
    '客户：大阪市立剧场\n用线：M23-69金、RF330\n底布：阻燃聚酯丝绒\n技法：织带，手工缝上\n尺寸：17.5米 × 12米，用金银线34公斤',
    '依頼：大阪の公立劇場\n使用糸：M23-69 金、RF330\n生地：難燃ポリエステルベルベット\n技法：織帯を手縫いで取り付け\n寸法：17.5 m × 12 m、金銀糸34 kg',
  ),
  primary_image_url: 'gallery/stage-curtain.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['m-flat', 'reflective'],
  media: [],
};
