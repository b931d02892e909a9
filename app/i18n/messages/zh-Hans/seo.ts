import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（第{page}页）',
  startPage: '首页',
  home: {
    title: '金银绣花线，始于1985年',
    description:
      '专业生产金银绣花线及纱线：金、银及各色，用于刺绣、针织、机织及花边。日本制造，由香港发货。',
  },
  about: {
    title: '关于我们',
    description:
      '四十年金银线：薄膜怎样在京都附近的工厂变成纱线、我们重视什么，以及为社会与环境做了什么。',
  },
  products: {
    title: '产品',
    description:
      '按类别浏览金银线及纱线：刺绣、针织与机织、特殊效果、日式金线。每个货号均列出成分、旦数及护理方法。',
  },
  product: {
    description: '{name}：各货号的成分、旦数、长度及护理方法。',
  },
  gallery: {
    title: '作品与资源',
    description: '色卡、产品目录及机器设置下载，以及客户用我们的金银线完成的作品。',
  },
  news: {
    title: '新闻与活动',
    description: '新颜色与新货号、认证证书，以及可以见到我们的展会。',
  },
  contact: {
    title: '联系我们',
    description: '欢迎来信、来电或到香港九龙新蒲岗参观：样品、色卡、报价及定制颜色。',
  },
  unknown: {
    title: '找不到页面',
    description: '金银绣花线及纱线，始于1985年。',
  },
  newsFeed: '{site}：新闻与活动',
};
