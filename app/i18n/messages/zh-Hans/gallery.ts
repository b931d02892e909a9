import type { Words } from '../en/catalogue.ts';

export const gallery: Words['gallery'] = {
  label: '作品与资源',
  title: '探索无限可能',
  lead: '色卡、下载资料与完成作品：看看别人如何用我们的线。',
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
  itemLabel: '作品',
  backToGallery: '返回作品与资源',
  projectDetails: '项目详情',
  relatedProducts: '相关产品',
  question: '想在下一个项目中使用这些线？',
  contactSales: '联系销售部',
};
