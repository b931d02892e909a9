import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const grsScope: DemoNewsItem = {
  slug: 'grs-scope-certificate-demo',
  title: phrase(
    'GRS scope certificate for recycled polyester (DEMO)',
    '再生聚酯紗線獲 GRS 範圍證書（DEMO 示範）',
    '再生聚酯纱线获 GRS 范围证书（DEMO 示例）',
    '再生ポリエステル糸のGRSスコープ証明書（SC）取得（DEMO見本）',
  ),
  description: phrase(
    'DEMO notice: how we would announce a Global Recycled Standard scope certificate for recycled polyester yarns.',
    'DEMO 示範公告：示意如何公布再生聚酯紗線的全球回收標準（GRS）範圍證書。',
    'DEMO 示例公告：示意如何公布再生聚酯纱线的全球回收标准（GRS）范围证书。',
    'DEMO見本のお知らせ：再生ポリエステル糸のGRSスコープ証明書（SC）を公表する際の例です。',
  ),
  article_body: phrase(
    paragraphs(
      'This is a DEMO text. No certificate has been issued to the company shown on this site.',
      'Metallised film is hard to recycle, but the polyester that carries it can be recycled yarn. The notice would say from which date recycled polyester can be ordered for the core of ST Polyester, the support yarns of polyester MX and the companion yarn of polyester MH.',
      'It would give the certificate number, the certifying body and the products in scope, and explain that each delivery comes with its own transaction certificate, because a scope certificate alone proves nothing about a single cone.',
    ),
    paragraphs(
      '此為 DEMO 示範文字，本網站所示公司並未獲發任何證書。',
      '鍍鋁薄膜不易回收，與之配用的聚酯紗線卻可採用再生料。正式公告會說明由何時起可選用再生聚酯：ST 聚酯芯金銀線的芯線、MX 聚酯款的護紗，以及 MH 聚酯款的合撚紗線。',
      '公告會列明證書編號、認證機構及適用產品，並說明每批貨均附交易證書，因為單憑範圍證書，並不能證明某一筒線的來歷。',
    ),
    paragraphs(
      '此为 DEMO 示例文字，本网站所示公司并未获颁任何证书。',
      '镀铝薄膜不易回收，与之配用的聚酯纱线却可采用再生料。正式公告会说明从何时起可选用再生聚酯：ST 聚酯芯金银线的芯线、MX 聚酯款的护纱，以及 MH 聚酯款的合捻纱线。',
      '公告会列明证书编号、认证机构及适用产品，并说明每批货均附交易证书，因为仅凭范围证书，并不能证明某一筒线的来历。',
    ),
    paragraphs(
      'これはDEMO見本の文章です。本サイトの会社に発行された認証書はありません。',
      '蒸着フィルムの再生は困難ですが、組み合わせるポリエステル糸には再生糸を使えます。実際のお知らせでは、STポリエステル芯の芯糸、MXのポリエステル使いの押さえ糸、MHのポリエステル使いの相手糸について、再生ポリエステルをお選びいただける時期をご案内します。',
      '認証番号、認証機関、対象製品を記し、納入ごとに取引証明書が付くこともご説明します。スコープ証明書だけでは、個々のコーンについて何も証明できないためです。',
    ),
  ),
  category: 'Certificates',
  primary_image_url: 'news/grs-scope.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 38,
  created_at: '2025-07-08T09:30:00+08:00',
};
