import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const contact: DemoPage = {
  key: 'contact',
  title: phrase('Contact Us', '聯絡我們', '联系我们', 'お問い合わせ'),
  label: phrase('San Po Kong, Hong Kong', '香港新蒲崗', '香港新蒲岗', '香港・新蒲崗'),
  lead: phrase(
    'Questions about a thread, a colour or an order: we read every message and usually reply within one working day.',
    '有關金銀線、顏色或訂單的查詢，我們都會細閱，一般於一個工作天內回覆。',
    '有关金银线、颜色或订单的咨询，我们都会细读，一般在一个工作日内回复。',
    '糸、色、ご注文についてのご質問はすべて拝読し、通常1営業日以内にお答えします。',
  ),
  meta_description: phrase(
    'Write to us, call us or visit us in San Po Kong, Kowloon, Hong Kong: samples, colour cards, quotations and custom colours.',
    '查詢樣辦、色卡、報價或訂色，歡迎來信、來電，或到香港九龍新蒲崗參觀。',
    '咨询样品、色卡、报价或定制颜色，欢迎来信、来电，或到香港九龙新蒲岗参观。',
    'サンプル、カラーカード、お見積もり、別注色のご相談は、メール、お電話、または香港・九龍・新蒲崗へのご来訪にて承ります。',
  ),
  blocks: [{ place: 'band', kind: 'picture', picture_url: 'bands/contact.jpg' }],
};
