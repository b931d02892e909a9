import type { Words } from '../en/catalogue.ts';

export const gallery: Words['gallery'] = {
  label: '資料・作品集',
  title: '無限の可能性を探る',
  lead: 'カラーカード、ダウンロード資料、完成した作品。私たちの糸が人の手でどう生きるか。',
  searchPlaceholder: '資料を検索…',
  loading: '資料を読み込み中…',
  countOne: '1件の資料',
  count: '{n}件の資料',
  noneFound: '資料が見つかりません',
  uncategorized: '未分類',
  downloadPdf: 'PDFをダウンロード',
  viewDetails: '詳細を見る',
  loadFailed: 'ギャラリーを読み込めませんでした',
  itemFailed: 'この項目を読み込めませんでした',
  itemLabel: '作品',
  backToGallery: 'ギャラリーへ戻る',
  projectDetails: 'プロジェクトの詳細',
  relatedProducts: '関連製品',
  question: '次のプロジェクトでこの糸を使ってみませんか。',
  contactSales: '営業担当に問い合わせる',
};
