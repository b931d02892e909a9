import type { Messages } from '../en/catalogue.ts';

export const gallery: Messages['gallery'] = {
  label: 'ギャラリー',
  title: '無限の可能性を探る',
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
  itemLabel: 'ギャラリー',
  backToGallery: 'ギャラリーへ戻る',
  projectDetails: '制作データ',
  relatedProducts: '関連製品',
  question: 'この糸を、次の作品に使ってみませんか',
  contactSales: '営業担当に問い合わせる',
};
