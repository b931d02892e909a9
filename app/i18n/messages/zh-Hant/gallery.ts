import type { Messages } from '../en/catalogue.ts';

export const gallery: Messages['gallery'] = {
  label: '作品及資源',
  title: '探索無限可能',
  searchPlaceholder: '搜尋資源……',
  loading: '正在載入資源……',
  countOne: '1項資源',
  count: '{n}項資源',
  noneFound: '找不到資源',
  uncategorized: '未分類',
  downloadPdf: '下載 PDF',
  viewDetails: '查看詳情',
  loadFailed: '未能載入作品及資源',
  itemFailed: '未能載入此項目',
  itemLabel: '作品及資源',
  backToGallery: '返回作品及資源',
  projectDetails: '作品詳情',
  relatedProducts: '相關產品',
  question: '想在你的下一件作品中使用這些線？',
  contactSales: '聯絡銷售部',
};
