import type { Words } from '../en/catalogue.ts';
import { contact as english } from '../en/contact.ts';

export const contact: Words['contact'] = {
  ...english,
  problems: {
    name: {
      invalid: 'お名前は2文字以上で入力してください。',
      tooLong: 'お名前は100文字以内で入力してください。',
    },
    email: {
      invalid: '有効なメールアドレスを入力してください。',
      tooLong: '有効なメールアドレスを入力してください。',
    },
    subject: {
      invalid: '件名は3文字以上で入力してください。',
      tooLong: '件名は200文字以内で入力してください。',
    },
    message: {
      invalid: 'メッセージは10文字以上で入力してください。',
      tooLong: 'メッセージは10000文字以内で入力してください。',
    },
  },
};
