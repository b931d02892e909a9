import type { Words } from '../en/catalogue.ts';
import { contact as english } from '../en/contact.ts';

export const contact: Words['contact'] = {
  ...english,
  problems: {
    name: {
      invalid: '姓名至少需要2个字符。',
      tooLong: '姓名最多100个字符。',
    },
    email: {
      invalid: '请输入有效的电子邮箱地址。',
      tooLong: '请输入有效的电子邮箱地址。',
    },
    subject: {
      invalid: '主题至少需要3个字符。',
      tooLong: '主题最多200个字符。',
    },
    message: {
      invalid: '留言至少需要10个字符。',
      tooLong: '留言最多10000个字符。',
    },
  },
};
