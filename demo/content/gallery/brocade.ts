import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const brocade: DemoGalleryItem = {
  slug: 'green-gold-brocade',
  name: phrase('Brocade in green and gold', '綠地金花織錦', '绿地金花织锦', '緑地金襴'),
  description: phrase(
    'A furnishing brocade with a solid gold figure, woven in flat film on a deep green ground.',
    '以扁絲在深綠底上織出飽滿金色紋樣的裝飾織錦。',
    '以扁丝在深绿底上织出饱满金色纹样的装饰织锦。',
    '深緑の地に平糸で総金の文様を織り出した、室内装飾用の錦織。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The figure is all weft: M12-69 lies flat and unbroken across each motif, bound only at every twelfth end. Drawn sideways from turning bobbins, it entered the shed without a single turn of twist.',
      'On the reverse the floats are cut and locked with a fine polyester pick, so the cloth can be cleaned and hung for years.',
    ),
    paragraphs(
      '紋樣全以緯紗顯現：M12-69平鋪於每個花紋之上，每十二根經紗才接結一次。筒管轉動、由側面退繞，送入梭口時全無加撚。',
      '背面的浮線剪斷後，再以幼細的聚酯緯紗鎖住，織錦因此經得起清潔，亦可長年懸掛。',
    ),
    paragraphs(
      '纹样全以纬纱显现：M12-69平铺于每个花纹之上，每十二根经纱才接结一次。筒管转动、从侧面退绕，送入梭口时完全不加捻。',
      '背面的浮线剪断后，再用细聚酯纬纱锁住，织锦因此经得起清洁，也可长年悬挂。',
    ),
    paragraphs(
      '文様はすべて緯糸です。M12-69が図柄いっぱいに平らに渡り、経糸12本ごとに綴じただけです。ボビンを回して横取りし、撚りを一切入れずに杼口へ送りました。',
      '裏の浮きは切り揃え、細いポリエステルの緯で留めました。手入れをしながら長く掛けていただけます。',
    ),
  ),
  project_details: phrase(
    'For: a furnishing-fabric mill, Lyon\nThreads: M12-69 gold, M23-69 gold for the border\nGround: spun silk and polyester, 96 ends a centimetre\nTechnique: jacquard, weft figure\nRepeat: 64 cm',
    '客戶：里昂室內裝飾布廠\n用線：M12-69金，邊飾用M23-69金\n底料：絹紡絲及聚酯，每厘米96根經紗\n技法：提花，緯顯花\n花回：64厘米',
    '客户：里昂室内装饰面料厂\n用线：M12-69金，边饰用M23-69金\n底料：绢丝及聚酯，每厘米96根经纱\n技法：提花，纬显花\n花回：64厘米',
    '依頼：リヨンの室内装飾織物工場\n使用糸：M12-69 金、縁にM23-69 金\n地：絹紡糸とポリエステル、経密度96本/cm\n技法：ジャカード、緯紋織\n柄丈：64 cm',
  ),
  primary_image_url: 'gallery/brocade.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['m-flat'],
  media: [{ url: 'gallery/brocade-2.jpg', media_type: 'image' }],
};
