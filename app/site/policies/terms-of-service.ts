import type { InLanguages } from '#domain/languages/interface-locale.ts';
import type { PolicyText } from './privacy-policy.ts';

export const termsOfService: InLanguages<PolicyText> = {
  en: {
    title: 'Terms of Service',
    updated: 'Last updated on 25 November 2026',
    binding:
      'These terms are available in several languages. If versions differ, the English version prevails.',
    sections: [
      {
        heading: 'Using this site',
        paragraphs: [
          'This site presents our threads and yarns to the trade. By using it you accept these terms. If you do not accept them, please do not use the site; you are welcome to write to us.',
        ],
      },
      {
        heading: 'Products and colours',
        paragraphs: [
          'We describe every thread as carefully as we can. Weights, lengths and counts are nominal and subject to the tolerances of the trade. Screens and photographs do not show metallic colours accurately: only a colour book or a sample is binding.',
          'What you see here is an invitation to treat, not an offer. A contract is made when we confirm an order in writing, and the confirmation then governs price, quantity, delivery and payment.',
        ],
      },
      {
        heading: 'Advice',
        paragraphs: [
          'Care instructions and machine settings are given in good faith from our own trials. Cloth, needles and machines differ; please test before you produce.',
        ],
      },
      {
        heading: 'Our texts and pictures',
        paragraphs: [
          'The texts, pictures, documents and trade marks on this site are ours or used with permission. You may download and print them to choose, specify and care for our threads. Any other use needs our written consent.',
        ],
      },
      {
        heading: 'Acceptable use',
        paragraphs: ['Please do not:'],
        list: [
          'send false or unlawful messages, or unsolicited advertising;',
          'try to gain access to restricted parts of the site, or disrupt its operation;',
          'scrape the catalogue in order to sell other goods.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'We link to third-party services, such as maps, chats and social networks. They are responsible for their own content.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We do our best to keep this site accurate and available, but cannot guarantee it. To the extent the law allows, we are not liable for loss that results from relying on the site alone. Nothing here limits liability that cannot be limited by law.',
        ],
      },
      {
        heading: 'Changes to these terms',
        paragraphs: [
          "We may revise these terms. If a change is material, we give at least 30 days' notice on this site before it takes effect. Using the site after that date means that you accept the new terms.",
        ],
      },
      {
        heading: 'Governing law',
        paragraphs: [
          'These terms are governed by Hong Kong law, and the courts of Hong Kong have exclusive jurisdiction over any dispute.',
        ],
      },
    ],
  },
  'zh-Hant': {
    title: '服務條款',
    updated: '最近更新：2026年11月25日',
    binding: '本條款備有多種語言版本，如有歧義，以英文版本為準。',
    sections: [
      {
        heading: '使用本網站',
        paragraphs: [
          '本網站向業界介紹我們的金銀線及紗線。使用本網站即表示閣下接受本條款；如不接受，請停止使用，並歡迎直接來信聯絡。',
        ],
      },
      {
        heading: '產品及顏色',
        paragraphs: [
          '我們力求準確描述每款線。重量、長度及紗支均為標稱數值，並容許業界慣常公差。屏幕及照片無法準確呈現金屬色，雙方只以色卡或樣辦為準。',
          '本網站內容屬要約邀請，並非要約。合約經我們書面確認訂單方告成立，價格、數量、送貨及付款均以確認書為準。',
        ],
      },
      {
        heading: '技術建議',
        paragraphs: [
          '護理說明及機器設定源自我們的實際試驗，僅供參考。布料、車針及機器各有不同，投產前請先試樣。',
        ],
      },
      {
        heading: '文字及圖片',
        paragraphs: [
          '本網站的文字、圖片、文件及商標屬我們所有，或經許可使用。閣下可下載及列印，以作選線、定規格及護理之用；其他用途須先取得我們書面同意。',
        ],
      },
      {
        heading: '使用守則',
        paragraphs: ['請勿：'],
        list: [
          '發送虛假、違法或未經要求的宣傳訊息；',
          '嘗試進入本網站非供閣下使用的部分，或干擾其運作；',
          '以程式複製目錄內容，用於銷售其他貨品。',
        ],
      },
      {
        heading: '連結',
        paragraphs: ['本網站設有地圖、通訊及社交平台等第三方服務的連結，其內容由該等服務商負責。'],
      },
      {
        heading: '責任',
        paragraphs: [
          '我們盡力確保本網站正確及可供使用，但不能保證時刻如此。在法律容許的範圍內，如純因依賴本網站而招致損失，我們概不負責。法律規定不可限制的責任，不受本條款影響。',
        ],
      },
      {
        heading: '條款修訂',
        paragraphs: [
          '我們可修訂本條款。如屬重大修訂，我們會在生效前最少30日於本網站通知。生效後繼續使用本網站，即表示接受新條款。',
        ],
      },
      {
        heading: '適用法律',
        paragraphs: ['本條款受香港法律管轄，任何爭議由香港法院專屬管轄。'],
      },
    ],
  },
  'zh-Hans': {
    title: '服务条款',
    updated: '最近更新：2026年11月25日',
    binding: '本条款备有多种语言版本，如有歧义，以英文版本为准。',
    sections: [
      {
        heading: '使用本网站',
        paragraphs: [
          '本网站向业内客户介绍我们的金银线及纱线。使用本网站即表示您接受本条款；如不接受，请停止使用，并欢迎直接来信联系。',
        ],
      },
      {
        heading: '产品及颜色',
        paragraphs: [
          '我们力求准确描述每款线。重量、长度及纱支均为标称数值，并允许存在行业通行的公差。屏幕及照片无法准确呈现金属色，双方只以色卡或样品为准。',
          '本网站内容属要约邀请，并非要约。合同自我们书面确认订单时成立，价格、数量、交货及付款均以确认书为准。',
        ],
      },
      {
        heading: '技术建议',
        paragraphs: [
          '护理说明及机器设置源自我们的实际试验，仅供参考。面料、机针及机器各有不同，投产前请先试样。',
        ],
      },
      {
        heading: '文字及图片',
        paragraphs: [
          '本网站的文字、图片、文件及商标属我们所有，或经许可使用。您可下载及打印，用于选线、定规格及护理；其他用途须先取得我们的书面同意。',
        ],
      },
      {
        heading: '使用规范',
        paragraphs: ['请勿：'],
        list: [
          '发送虚假、违法或未经要求的宣传信息；',
          '尝试进入本网站非供您使用的部分，或干扰其运行；',
          '以程序复制产品目录内容，用于销售其他商品。',
        ],
      },
      {
        heading: '链接',
        paragraphs: ['本网站设有地图、通讯及社交平台等第三方服务的链接，其内容由相关服务商负责。'],
      },
      {
        heading: '责任',
        paragraphs: [
          '我们尽力确保本网站正确及可用，但不能保证时刻如此。在法律允许的范围内，对于仅因依赖本网站而造成的损失，我们概不负责。法律规定不可限制的责任，不受本条款影响。',
        ],
      },
      {
        heading: '条款修订',
        paragraphs: [
          '我们可修订本条款。如属重大修订，我们会在生效前至少30日在本网站通知。生效后继续使用本网站，即表示接受新条款。',
        ],
      },
      {
        heading: '适用法律',
        paragraphs: ['本条款受香港法律管辖，任何争议由香港法院专属管辖。'],
      },
    ],
  },
  ja: {
    title: '利用規約',
    updated: '最終更新日：2026年11月25日',
    binding: '本規約は複数の言語で掲載しています。解釈に相違がある場合は英語版が優先します。',
    sections: [
      {
        heading: 'サイトのご利用',
        paragraphs: [
          '本サイトは、当社の糸を業界の皆さまにご紹介するものです。ご利用をもって本規約に同意いただいたものとします。同意されない場合は、ご利用をお控えのうえ、直接お問い合わせください。',
        ],
      },
      {
        heading: '製品と色',
        paragraphs: [
          '各製品の説明には正確を期しています。重量、糸長、番手は公称値であり、業界の公差を含みます。画面や写真では金属色の見え方が実物と異なるため、カラーカードまたはサンプルのみを取引の基準とします。',
          '掲載内容は申込みの誘引であり、契約の申込みではありません。契約は当社が書面で承諾した時に成立し、価格、数量、納入、支払いはその書面によります。',
        ],
      },
      {
        heading: '技術情報',
        paragraphs: [
          '取り扱い方法と機械設定は、当社の試験にもとづき、参考情報として提供しています。生地、針、機械により条件が異なりますので、量産前に必ずお試しください。',
        ],
      },
      {
        heading: '文章と画像',
        paragraphs: [
          '本サイトの文章、画像、文書、商標は当社に帰属するか、許諾を得て使用しています。当社製品の選定、仕様決定、取り扱いのためにダウンロードおよび印刷いただけます。その他の利用には書面による承諾が必要です。',
        ],
      },
      {
        heading: '適正なご利用',
        paragraphs: ['次の行為はご遠慮ください。'],
        list: [
          '虚偽、違法、または一方的な広告のメッセージを送ること',
          'アクセスが制限された領域への侵入を試みること、または運用を妨げること',
          '他の商品の販売のためにカタログを機械的に複製すること',
        ],
      },
      {
        heading: 'リンク',
        paragraphs: [
          '地図、チャット、SNSなど他社のサービスへのリンクがあります。その内容については各社が責任を負います。',
        ],
      },
      {
        heading: '責任',
        paragraphs: [
          '本サイトの正確さと利用可能性の維持に努めますが、常にこれを保証するものではありません。法令の許す範囲で、本サイトのみに依拠したことによる損失について責任を負いません。法令上制限できない責任は、本規約によって制限されません。',
        ],
      },
      {
        heading: '規約の変更',
        paragraphs: [
          '本規約は改定することがあります。重要な変更は、効力発生の少なくとも30日前に本サイトで通知します。その日以降のご利用をもって、新しい規約に同意いただいたものとします。',
        ],
      },
      {
        heading: '準拠法',
        paragraphs: ['本規約は香港法に準拠し、紛争は香港の裁判所の専属管轄とします。'],
      },
    ],
  },
};
