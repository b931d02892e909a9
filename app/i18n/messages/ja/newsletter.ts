import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: 'ニュースレター',
  text: '新色、新しい品番、出展のご案内を、年に数回お届けします。',
  email: 'メールアドレス',
  subscribe: '購読する',
  subscribing: '登録中…',
  subscribed: 'ニュースレターをご購読いただき、ありがとうございます。',
  unconfirmed: 'ありがとうございます。お送りするメールのリンクから、購読を確定してください。',
  invalid: '有効なメールアドレスを入力してください。',
  duplicate: 'このメールアドレスはすでにニュースレターに登録されています。',
  failed: '登録できませんでした。しばらくしてからもう一度お試しください。',
  leaveEmpty: 'この欄は空白のままにしてください',
  page: {
    active: '{email}にニュースレターをお届けしています。',
    awaiting: '{email}へニュースレターをお送りしてよろしければ、「確定する」を押してください。',
    inactive: '{email}にはニュースレターをお届けしていません。このページの下部から購読できます。',
    confirm: '確定する',
    unsubscribe: '購読を解除する',
  },
  confirmation: {
    subject: 'ニュースレター購読のご確認',
    open: '次のページを開いて、ニュースレターの購読を確定してください：',
    days: '{n}日以内にお手続きください。',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。',
  },
};
