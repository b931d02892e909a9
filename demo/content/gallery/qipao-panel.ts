import type { DemoGalleryItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const qipaoPanel: DemoGalleryItem = {
  slug: 'qipao-panel',
  name: phrase(
    'Qipao panel in couched gold',
    '旗袍盤金繡前幅',
    '旗袍盘金绣前片',
    '駒繍の旗袍パネル',
  ),
  description: phrase(
    'Cloud scrolls in Japan gold on red silk, laid in pairs and tied down by hand for a Hong Kong tailor.',
    '紅絲綢上的日式金線雲紋，兩線並排、手工釘繡，為香港裁縫師傅而作。',
    '红丝绸上的日式金线云纹，两线并排、手工钉绣，为香港裁缝师傅而作。',
    '紅い絹地に撚金糸の雲文。香港の仕立て師のために、2本引き揃え、手刺しの駒繍で留めました。',
  ),
  detailed_description: phrase(
    paragraphs(
      'The tailor wanted the weight of an old court robe in a dress that could be danced in. We proposed JG-1K for the scrolls and the finer JG-5F for the returns, where two coarse threads would have crowded each other.',
      'The tying silk is a shade deeper than the ground. At arm’s length it disappears; close up, it gives the gold a warm edge.',
    ),
    paragraphs(
      '師傅希望這件旗袍既有舊時朝服的份量，又可穿着起舞。我們建議雲紋用JG-1K，迴轉處改用較幼的JG-5F，以免兩根粗線擠在一起。',
      '釘線比底布深一色：一臂之外看不見，近看則為金線添上一道暖邊。',
    ),
    paragraphs(
      '师傅希望这件旗袍既有旧时朝服的分量，又可穿着起舞。我们建议云纹用JG-1K，转折处改用较细的JG-5F，以免两根粗线挤在一起。',
      '钉线比底布深一色：一臂之外看不见，近看则为金线添上一道暖边。',
    ),
    paragraphs(
      '宮廷衣装の重厚さを、踊れるドレスに。雲文にはJG-1Kを、太い糸では混み合う折り返しには細いJG-5Fをご提案しました。',
      '留め糸は地色より一段深い絹。少し離れると見えず、近づくと金に温かな縁を添えます。',
    ),
  ),
  project_details: phrase(
    'For: a bespoke tailor, Hong Kong\nThreads: JG-1K, JG-5F\nGround: silk satin, 19 momme\nTechnique: couching by hand, in pairs\nTime: 86 hours for the front panel',
    '客戶：香港訂製旗袍店\n用線：JG-1K、JG-5F\n底布：19姆米真絲緞\n技法：雙線手工盤金\n工時：前幅86小時',
    '客户：香港定制旗袍店\n用线：JG-1K、JG-5F\n底布：19姆米真丝缎\n技法：双线手工盘金\n工时：前片86小时',
    '依頼：香港のビスポーク仕立て店\n使用糸：JG-1K、JG-5F\n生地：シルクサテン 19匁\n技法：2本引き揃えの駒繍（手刺繍）\n制作時間：前身頃 86時間',
  ),
  primary_image_url: 'gallery/qipao-panel.jpg',
  is_pdf: false,
  pdf_url: null,
  status: 'Active',
  categories: ['past-projects'],
  products: ['japan-gold'],
  media: [
    { url: 'gallery/qipao-panel-2.jpg', media_type: 'image' },
    { url: 'videos/turntable-gold.mp4', media_type: 'video' },
  ],
};
