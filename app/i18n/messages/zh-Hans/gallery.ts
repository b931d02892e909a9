import type { Messages } from '../en/catalogue.ts';

export const gallery: Messages['gallery'] = {
  label: '作品与资源',
  title: '探索无限可能',
  searchPlaceholder: '搜索资源……',
  loading: '正在加载资源……',
  countOne: '1项资源',
  count: '{n}项资源',
  noneFound: '找不到资源',
  uncategorized: '未分类',
  downloadPdf: '下载 PDF',
  viewDetails: '查看详情',
  loadFailed: '无法加载作品与资源',
  itemFailed: '无法加载此项目',
  itemLabel: '作品与资源',
  backToGallery: '返回作品与资源',
  projectDetails: '作品详情',
  relatedProducts: '相关产品',
  question: '想在您的下一件作品中使用这些线？',
  contactSales: '联系销售',
};
