import type { Messages } from '../en/catalogue.ts';

export const sheets: Messages['sheets'] = {
  title: '{name}規格表',
  date: '資料更新日期：{date}',
  catalogue: '產品目錄',
  contents: '目錄',
  otherProducts: '其他產品',
  link: '規格表（PDF，約{size}）',
  ofCode: '{code}的規格表（PDF，約{size}）',
  ofColumn: 'PDF，約{size}',
};
