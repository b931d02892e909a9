import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const products: DemoPage = {
  key: 'products',
  title: phrase('Products', '產品', '产品', '製品'),
  lead: phrase(
    'Metallic threads and yarns for embroidery, knitting and weaving. Search by name or by item code.',
    '繡花、針織及梭織用的金銀線與紗線。可按名稱或貨號搜尋。',
    '刺绣、针织及机织用的金银线与纱线。可按名称或货号搜索。',
    '刺繍・ニット・製織用の金銀糸とラメ糸。製品名または品番で検索できます。',
  ),
  meta_description: phrase(
    'Metallic threads and yarns by category: embroidery, knitting and weaving, effects, Japan gold. Every item code with composition, denier and care.',
    '按類別瀏覽金銀線及紗線：繡花、針織及梭織、特殊效果、日式金線。每個貨號均列出成分、丹尼及護理方法。',
    '按类别浏览金银线及纱线：刺绣、针织与机织、特殊效果、日式金线。每个货号均列出成分、旦数及护理方法。',
    '刺繍、ニット・製織、特殊糸、撚金糸。金銀糸とラメ糸をカテゴリー別に、品番ごとの組成・デニール・取り扱いとともに。',
  ),
  blocks: [
    { place: 'band', kind: 'picture', picture_url: 'bands/products.jpg' },
    {
      place: 'call',
      kind: 'text',
      title: phrase('Custom Orders', '訂製', '定制', '別注'),
      body: phrase(
        'A colour, a count or a put-up that is not in the catalogue? Tell us what you are making. We match colours from a swatch and make to order.',
        '產品目錄上沒有你要的顏色、紗支或卷裝？與我們談談，我們可按布辦配色，按訂單生產。',
        '产品目录上没有您要的颜色、纱支或卷装？聊聊您的新项目，我们可按布样配色，按订单生产。',
        'カタログにない色、番手、巻き形態をお探しですか。つくりたいものをお聞かせください。生地見本に色を合わせ、ご注文に応じて製造します。',
      ),
    },
  ],
};
