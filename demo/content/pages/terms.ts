import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const terms: DemoPage = {
  key: 'terms',
  title: phrase('Terms of Service', '服務條款', '服务条款', '利用規約'),
  lead: phrase(
    'Last updated on 25 November 2026\nThese terms are available in several languages. If versions differ, the English version prevails.',
    '最近更新：2026年11月25日\n本條款備有多種語言版本，如有歧義，以英文版本為準。',
    '最近更新：2026年11月25日\n本条款备有多种语言版本，如有歧义，以英文版本为准。',
    '最終更新日：2026年11月25日\n本規約は複数の言語で掲載しています。解釈に相違がある場合は英語版が優先します。',
  ),
  blocks: [
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Using this site', '使用本網站', '使用本网站', 'サイトのご利用'),
      body: phrase(
        '<p>This site presents our threads and yarns to the trade. By using it you accept these terms. If you do not accept them, please do not use the site; you are welcome to write to us.</p>',
        '<p>本網站向業界介紹我們的金銀線及紗線。使用本網站即表示閣下接受本條款；如不接受，請停止使用，並歡迎直接來信聯絡。</p>',
        '<p>本网站向业内客户介绍我们的金银线及纱线。使用本网站即表示您接受本条款；如不接受，请停止使用，也欢迎直接来信联系。</p>',
        '<p>本サイトは、当社の糸を業界の皆さまにご紹介するものです。ご利用をもって本規約に同意いただいたものとします。同意されない場合は、ご利用をお控えのうえ、直接お問い合わせください。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Products and colours', '產品及顏色', '产品及颜色', '製品と色'),
      body: phrase(
        '<p>We describe every thread as carefully as we can. Weights, lengths and counts are nominal and subject to the tolerances of the trade. Screens and photographs do not show metallic colours accurately: only a colour book or a sample is binding.</p>\n<p>What you see here is an invitation to treat, not an offer. A contract is made when we confirm an order in writing, and the confirmation then governs price, quantity, delivery and payment.</p>',
        '<p>我們力求準確描述每款線。重量、長度及紗支均為標稱數值，並容許業界慣常公差。屏幕及照片無法準確呈現金屬色，雙方只以色卡或樣辦為準。</p>\n<p>本網站內容屬要約邀請，並非要約。合約經我們書面確認訂單方告成立，價格、數量、送貨及付款均以確認書為準。</p>',
        '<p>我们力求准确描述每款线。重量、长度及纱支均为标称数值，并允许存在行业通行的公差。屏幕及照片无法准确呈现金属色，双方只以色卡或样品为准。</p>\n<p>本网站内容属要约邀请，并非要约。合同自我们书面确认订单时成立，价格、数量、交货及付款均以确认书为准。</p>',
        '<p>各製品の説明には正確を期しています。重量、糸長、番手は公称値であり、業界で認められる許容差があります。画面や写真では金属色の見え方が実物と異なるため、カラーカードまたはサンプルのみを取引の基準とします。</p>\n<p>掲載内容は申込みの誘引であり、契約の申込みではありません。契約は当社が書面で承諾した時に成立し、価格、数量、納入、支払いはその書面によります。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Advice', '技術建議', '技术建议', '技術情報'),
      body: phrase(
        '<p>Care instructions and machine settings are given in good faith from our own trials. Cloth, needles and machines differ; please test before production.</p>',
        '<p>護理說明及機器設定源自我們的實際試驗，僅供參考。布料、車針及機器各有不同，投產前請先試樣。</p>',
        '<p>护理说明及机器设置来自我们的实际试验，仅供参考。面料、机针及机器各有不同，投产前请先试样。</p>',
        '<p>取り扱い方法と機械設定は、当社の試験にもとづき、参考情報として提供しています。生地、針、機械により条件が異なりますので、量産前に必ずお試しください。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Our texts and pictures', '文字及圖片', '文字及图片', '文章と画像'),
      body: phrase(
        '<p>The texts, pictures, documents and trade marks on this site are ours or used with permission. You may download and print them to choose, specify and care for our threads. Any other use needs our written consent.</p>',
        '<p>本網站的文字、圖片、文件及商標屬我們所有，或經許可使用。閣下可下載及列印，以作選線、定規格及護理之用；其他用途須先取得我們書面同意。</p>',
        '<p>本网站的文字、图片、文件及商标归我们所有，或经许可使用。您可下载及打印，用于选线、确定规格及护理；其他用途须先取得我们的书面同意。</p>',
        '<p>本サイトの文章、画像、文書、商標は当社に帰属するか、許諾を得て使用しています。当社製品の選定、仕様決定、取り扱いのためにダウンロードおよび印刷いただけます。その他の利用には書面による承諾が必要です。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Acceptable use', '使用守則', '使用规范', '適正なご利用'),
      body: phrase(
        '<p>Please do not:</p>\n<ul>\n<li>send false or unlawful messages, or unsolicited advertising;</li>\n<li>try to gain access to restricted parts of the site, or disrupt its operation;</li>\n<li>scrape the catalogue in order to sell other goods.</li>\n</ul>',
        '<p>請勿：</p>\n<ul>\n<li>發送虛假或違法訊息，或擅自發送廣告；</li>\n<li>嘗試進入本網站未獲授權的部分，或干擾其運作；</li>\n<li>以程式擷取產品目錄內容，用於銷售其他貨品。</li>\n</ul>',
        '<p>请勿：</p>\n<ul>\n<li>发送虚假或违法信息，或擅自发送广告；</li>\n<li>尝试访问本网站未获授权的区域，或干扰其运行；</li>\n<li>用程序抓取产品目录内容，以销售其他商品。</li>\n</ul>',
        '<p>次の行為はご遠慮ください。</p>\n<ul>\n<li>虚偽または違法な内容のメッセージや、一方的な広告を送ること</li>\n<li>アクセスが制限された領域への侵入を試みること、またはサイトの運用を妨げること</li>\n<li>他の商品の販売のためにカタログを機械的に複製すること</li>\n</ul>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Links', '連結', '链接', 'リンク'),
      body: phrase(
        '<p>We link to third-party services, such as maps, chats and social networks. They are responsible for their own content.</p>',
        '<p>本網站設有地圖、通訊及社交平台等第三方服務的連結，其內容由該等服務商負責。</p>',
        '<p>本网站设有地图、通讯及社交平台等第三方服务的链接，其内容由相关服务商负责。</p>',
        '<p>地図、チャット、SNSなど他社のサービスへのリンクがあります。その内容については各社が責任を負います。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Liability', '責任', '责任', '責任'),
      body: phrase(
        '<p>We do our best to keep this site accurate and available, but cannot guarantee it. To the extent the law allows, we are not liable for loss that results from relying on the site alone. Nothing here limits liability that cannot be limited by law.</p>',
        '<p>我們盡力確保本網站內容正確並可供使用，但不能保證時刻如此。在法律容許的範圍內，如純因依賴本網站而招致損失，我們概不負責。法律規定不可限制的責任，不受本條款影響。</p>',
        '<p>我们尽力确保本网站内容准确、可正常使用，但不能保证时刻如此。在法律允许的范围内，对于仅因依赖本网站而造成的损失，我们概不负责。法律规定不可限制的责任，不受本条款影响。</p>',
        '<p>本サイトの正確さと利用可能性の維持に努めますが、常にこれを保証するものではありません。法令の許す範囲で、本サイトのみに依拠したことによる損失について責任を負いません。法令上制限できない責任は、本規約によって制限されません。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Changes to these terms', '條款修訂', '条款修订', '規約の変更'),
      body: phrase(
        "<p>We may revise these terms. If a change is material, we give at least 30 days' notice on this site before it takes effect. Using the site after that date means that you accept the new terms.</p>",
        '<p>我們可修訂本條款。如屬重大修訂，我們會在生效前最少30日於本網站通知。生效後繼續使用本網站，即表示接受新條款。</p>',
        '<p>我们可修订本条款。如属重大修订，我们会在生效前至少30日在本网站通知。生效后继续使用本网站，即表示接受新条款。</p>',
        '<p>本規約は改定することがあります。重要な変更は、効力発生の少なくとも30日前に本サイトで通知します。その日以降のご利用をもって、新しい規約に同意いただいたものとします。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Governing law', '適用法律', '适用法律', '準拠法'),
      body: phrase(
        '<p>These terms are governed by Hong Kong law, and the courts of Hong Kong have exclusive jurisdiction over any dispute.</p>',
        '<p>本條款受香港法律管轄，任何爭議由香港法院專屬管轄。</p>',
        '<p>本条款受香港法律管辖，任何争议由香港法院专属管辖。</p>',
        '<p>本規約は香港法に準拠し、紛争は香港の裁判所の専属管轄とします。</p>',
      ),
    },
  ],
};
