import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: '邮件资讯',
  text: '新颜色、新货号及展会消息，每年只发几封邮件。',
  email: '您的电子邮箱',
  subscribe: '订阅',
  subscribing: '订阅中……',
  subscribed: '感谢订阅我们的邮件资讯！',
  unconfirmed: '感谢您的订阅。请点击邮件中的链接确认。',
  invalid: '请输入有效的电子邮箱地址。',
  duplicate: '此邮箱地址已订阅我们的邮件资讯。',
  failed: '订阅失败，请稍后重试。',
  leaveEmpty: '请将此栏留空',
  page: {
    active: '{email} 已订阅我们的邮件资讯。',
    awaiting: '请确认使用 {email} 订阅我们的邮件资讯。',
    inactive: '{email} 尚未订阅我们的邮件资讯。您可以在本页底部订阅。',
    confirm: '确认',
    unsubscribe: '取消订阅',
  },
  confirmation: {
    subject: '请确认订阅邮件资讯',
    open: '请打开以下网页，确认您希望接收我们的邮件资讯：',
    days: '请在{n}天内确认。',
    ignore: '如果您没有订阅，请忽略此邮件。',
  },
};
