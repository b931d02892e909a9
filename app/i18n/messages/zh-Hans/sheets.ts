import type { Messages } from '../en/catalogue.ts';

export const sheets: Messages['sheets'] = {
  title: '{name}规格表',
  date: '数据更新日期：{date}',
  catalogue: '产品目录',
  contents: '目录',
  otherProducts: '其他产品',
  link: '规格表（PDF，约{size}）',
  ofCode: '{code}的规格表（PDF，约{size}）',
  ofColumn: 'PDF，约{size}',
};
