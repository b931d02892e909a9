import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: '電子通訊',
  text: '新顏色、新貨號及展覽會消息，每年只寄數封電郵。',
  email: '你的電郵地址',
  subscribe: '訂閱',
  subscribing: '訂閱中……',
  subscribed: '多謝訂閱我們的電子通訊！',
  unconfirmed: '多謝訂閱。請按電郵中的連結確認。',
  invalid: '請輸入有效的電郵地址。',
  duplicate: '此電郵地址已訂閱我們的電子通訊。',
  failed: '未能訂閱，請稍後再試。',
  leaveEmpty: '請將此欄留空',
  page: {
    active: '{email} 已訂閱我們的電子通訊。',
    awaiting: '請確認以 {email} 訂閱我們的電子通訊。',
    inactive: '{email} 並未訂閱我們的電子通訊。你可以在本頁底部訂閱。',
    confirm: '確認',
    unsubscribe: '取消訂閱',
  },
  confirmation: {
    subject: '請確認訂閱電子通訊',
    open: '請開啟以下網頁，確認你希望收取我們的電子通訊：',
    days: '請於{n}天內確認。',
    ignore: '如你沒有訂閱，請忽略本電郵。',
  },
};
