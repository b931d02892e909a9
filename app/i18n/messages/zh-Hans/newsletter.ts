import type { Messages } from '../en/catalogue.ts';

export const newsletter: Messages['newsletter'] = {
  heading: '邮件资讯',
  text: '新颜色、新货号及展会消息，每年只发几封邮件。',
  email: '您的电子邮箱',
  subscribe: '订阅',
  subscribing: '订阅中……',
  subscribed: '感谢订阅我们的邮件资讯！',
  invalid: '请输入有效的电子邮箱地址',
  duplicate: '此邮箱地址已订阅我们的邮件资讯。',
  failed: '订阅失败，请稍后重试。',
  leaveEmpty: '请将此栏留空',
};
