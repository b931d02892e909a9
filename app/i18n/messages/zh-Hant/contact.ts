import type { Words } from '../en/catalogue.ts';
import { contact as english } from '../en/contact.ts';

export const contact: Words['contact'] = {
  ...english,
  problems: {
    name: {
      invalid: '姓名最少需要2個字元。',
      tooLong: '姓名最多100個字元。',
    },
    email: {
      invalid: '請輸入有效的電郵地址。',
      tooLong: '請輸入有效的電郵地址。',
    },
    subject: {
      invalid: '主旨最少需要3個字元。',
      tooLong: '主旨最多200個字元。',
    },
    message: {
      invalid: '訊息最少需要10個字元。',
      tooLong: '訊息最多10000個字元。',
    },
  },
};
