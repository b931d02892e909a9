import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: 'ニュースレター',
  text: '新色、新しい品番、出展のご案内を、年に数回お届けします。',
  email: 'メールアドレス',
  subscribe: '購読する',
  subscribing: '登録中…',
  subscribed: 'ニュースレターをご購読いただき、ありがとうございます。',
  invalid: '有効なメールアドレスを入力してください',
  duplicate: 'このメールアドレスはすでにニュースレターに登録されています。',
  failed: '登録できませんでした。しばらくしてからもう一度お試しください。',
  leaveEmpty: 'この欄は空白のままにしてください',
};
