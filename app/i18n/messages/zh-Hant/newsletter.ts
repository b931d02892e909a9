import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: '電子通訊',
  text: '新顏色、新貨號及展覽會消息，每年只寄數封電郵。',
  email: '你的電郵地址',
  subscribe: '訂閱',
  subscribing: '訂閱中……',
  subscribed: '多謝訂閱我們的電子通訊！',
  invalid: '請輸入有效的電郵地址',
  duplicate: '此電郵地址已訂閱我們的電子通訊。',
  failed: '未能訂閱，請稍後再試。',
  leaveEmpty: '請將此欄留空',
};
