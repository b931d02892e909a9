import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const oekoTexRenewal: DemoNewsItem = {
  slug: 'oeko-tex-standard-100-renewal-demo',
  title: phrase(
    'OEKO-TEX Standard 100 class I, renewed (DEMO)',
    'OEKO-TEX Standard 100 第一類認證續期（DEMO 示範）',
    'OEKO-TEX Standard 100 第一类认证续期（DEMO 示例）',
    'OEKO-TEX Standard 100 クラスI認証を更新（DEMO見本）',
  ),
  description: phrase(
    'DEMO notice: how we would announce the yearly renewal of a class I certificate, the one for baby articles.',
    'DEMO 示範公告：示意如何公布嬰幼兒用品類別（第一類）證書的年度續期。',
    'DEMO 示例公告：示意如何公布婴幼儿用品类别（第一类）证书的年度续期。',
    'DEMO見本のお知らせ：乳幼児向け製品を対象とするクラスI認証の年次更新を公表する際の例です。',
  ),
  article_body: phrase(
    paragraphs(
      'This is a DEMO text. No certificate has been issued to the company shown on this site.',
      'The notice would list the products tested, the institute, the number and the last day of validity, and link to the document in our gallery. Class I is the strictest of the four: articles for children under three, who put everything in their mouths.',
      'It would also say what is not covered. Bullion purl is gilt copper and is never meant for children’s wear; the notice would exclude it explicitly.',
    ),
    paragraphs(
      '此為 DEMO 示範文字，本網站所示公司並未獲發任何證書。',
      '正式公告會列明受檢產品、檢測機構、證書編號及有效期，並連結至作品及資源頁內的文件。第一類是四類中最嚴格的一類，適用於三歲以下嬰幼兒用品，因為他們甚麼都會放進口裡。',
      '公告亦會明確說明不包括的範圍：印度絲為鍍金銅線，從來不供童裝使用，不在認證範圍之內。',
    ),
    paragraphs(
      '此为 DEMO 示例文字，本网站所示公司并未获颁任何证书。',
      '正式公告会列明受检产品、检测机构、证书编号及有效期，并链接到作品与资源页内的文件。第一类是四类中最严格的一类，适用于三岁以下婴幼儿用品，因为他们什么都会放进嘴里。',
      '公告也会明确说明不包括的范围：印度丝为镀金铜线，从来不供童装使用，不在认证范围之内。',
    ),
    paragraphs(
      'これはDEMO見本の文章です。本サイトの会社に発行された認証書はありません。',
      '実際のお知らせでは、試験対象製品、試験機関、認証番号、有効期限を記し、ギャラリー内の文書へご案内します。クラスIは4段階のうち最も厳しく、何でも口に入れる3歳未満の乳幼児用品が対象です。',
      '対象外のものも明記します。ブリオンは金めっき銅線であり、子ども服には用いないため、含まれないことをはっきりと書き添えます。',
    ),
  ),
  category: 'Certificates',
  primary_image_url: 'news/oeko-tex-renewal.jpg',
  media: [],
  status: 'Active',
  is_pinned: false,
  display_order: 0,
  likes: 41,
  created_at: '2026-03-17T09:30:00+08:00',
};
