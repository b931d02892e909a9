import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（{page}ページ）',
  startPage: 'ホーム',
  home: {
    title: '1985年創業の金銀刺繍糸メーカー',
    description:
      '金銀刺繍糸・ラメ糸のメーカー。金、銀、各色を刺繍、ニット、製織、レースに。日本製、香港から出荷します。',
  },
  about: {
    title: '会社案内',
    description:
      '金銀糸ひとすじ40年。京都近郊の工場でフィルムが糸になるまで、大切にしていること、人と環境への取り組み。',
  },
  products: {
    title: '製品',
    description:
      '刺繍、ニット・製織、特殊糸、撚金糸。金銀糸とラメ糸をカテゴリー別に、品番ごとの組成・デニール・取り扱いとともに。',
  },
  product: {
    description: '{name}：品番ごとの組成、デニール、糸長、取り扱い方法。',
  },
  gallery: {
    title: 'ギャラリー',
    description:
      'カラーカード、カタログ、ミシン設定ガイドのダウンロードと、当社の金銀糸を使った作品をご覧いただけます。',
  },
  news: {
    title: 'ニュース＆イベント',
    description: '新色と新しい品番、認証書、出展する展示会のお知らせ。',
  },
  contact: {
    title: 'お問い合わせ',
    description:
      'メール、お電話、または香港・九龍・新蒲崗へのご来訪で。サンプル、カラーカード、お見積もり、別注色を承ります。',
  },
  unknown: {
    title: 'ページが見つかりません',
    description: '1985年創業、金銀刺繍糸とラメ糸。',
  },
  newsFeed: '{site}：ニュース＆イベント',
};
