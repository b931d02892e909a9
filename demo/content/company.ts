import { phrase } from './phrase.ts';
/** The demo company: the facts that demo/site-content.ts inserts, and that the demo's documents print. */
export const company = {
  name: phrase('Kamsin', '金線', '金线', 'Kamsin（金線）'),
  legalName: phrase(
    'Kamsin Threads Limited',
    '金線線業有限公司',
    '金线线业有限公司',
    '金線線業有限公司（Kamsin Threads Limited）',
  ),
  tagline: phrase(
    'Metallic threads since 1985',
    '金銀線，始於1985年',
    '金银线，始于1985年',
    '1985年創業、金銀糸ひとすじ',
  ),
  blurb: phrase(
    'Maker of metallic embroidery threads and yarns since 1985. Our threads are made at our works in Joyo, near Kyoto, and shipped from Hong Kong to ateliers, mills and embroiderers in Europe, the US and Asia.',
    '自1985年起專注生產金銀繡花線及紗線。產品於京都近郊的城陽廠房製造，由香港發貨至歐洲、美國及亞洲的工作室、紡織廠及繡花廠。',
    '自1985年起专注生产金银绣花线及纱线。产品在京都近郊的城阳工厂制造，由香港发往欧洲、美国及亚洲的工作室、纺织厂和绣花厂。',
    '1985年創業の金銀刺繍糸・ラメ糸メーカー。京都近郊の城陽工場で製造し、香港から欧州・米国・アジアのアトリエ、機屋、刺繍工場へお届けしています。',
  ),
  since: 1985,
  address: phrase(
    '12/F, Kamsin Industrial Building, 88 Ng Fong Street, San Po Kong, Kowloon, Hong Kong',
    '香港九龍新蒲崗五芳街88號金線工業大廈12樓',
    '香港九龙新蒲岗五芳街88号金线工业大厦12楼',
    '香港 九龍 新蒲崗 五芳街88号 金線工業大廈 12階',
  ),
  postalAddress: {
    streetAddress: '12/F, Kamsin Industrial Building, 88 Ng Fong Street',
    addressLocality: 'San Po Kong, Kowloon',
    addressRegion: 'Hong Kong',
    addressCountry: 'HK',
  },
  factory: {
    name: phrase('Kamsin Joyo Works', '金線城陽廠', '金线城阳工厂', 'Kamsin（金線）城陽工場'),
    address: phrase(
      '1-85 Kinshi-cho, Joyo, Kyoto Prefecture, Japan',
      '日本京都府城陽市金糸町1-85',
      '日本京都府城阳市金丝町1-85',
      '京都府城陽市金糸町1-85',
    ),
  },
  phone: { display: '+852 0000 1985', href: 'tel:+85200001985' },
  email: { local: 'info', domain: 'kamsin.example' },
  facebook: 'https://www.facebook.com/kamsin.example',
  instagram: 'https://www.instagram.com/kamsin.example',
  whatsApp: { display: '+852 0000 1985', chat: 'https://wa.me/85200001985' },
  weChat: { id: 'kamsin-demo', link: 'weixin://dl/chat?kamsin-demo' },
  map: { latitude: 22.3358, longitude: 114.1978, zoom: 17 },
  hours: [
    { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '09:00', closes: '13:00' },
    { from: 'Sunday', to: 'Sunday', opens: null, closes: null },
  ],
} as const;
