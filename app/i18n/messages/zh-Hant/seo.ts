import type { Messages } from '../en/catalogue.ts';

export const seo: Messages['seo'] = {
  titled: '{title} | {site}',
  paged: '{title}（第{page}頁）',
  startPage: '首頁',
  home: {
    title: '金銀繡花線，始於1985年',
    description:
      '專業生產金銀繡花線及紗線：金、銀及各色，用於繡花、針織、梭織及花邊。日本製造，由香港發貨。',
  },
  about: {
    title: '關於我們',
    description:
      '四十年金銀線：薄膜怎樣在京都附近的廠房變成紗線、我們重視甚麼，以及為社會與環境做了甚麼。',
  },
  products: {
    title: '產品',
    description:
      '按類別瀏覽金銀線及紗線：繡花、針織及梭織、特殊效果、日式金線。每個貨號均列出成分、丹尼及護理方法。',
  },
  product: {
    description: '{name}：各貨號的成分、丹尼、長度及護理方法。',
  },
  gallery: {
    title: '作品及資源',
    description: '色卡、目錄及機器設定下載，以及客戶用我們的金銀線完成的作品。',
  },
  news: {
    title: '最新消息及活動',
    description: '新顏色與新貨號、認證證書，以及可以見到我們的展覽會。',
  },
  contact: {
    title: '聯絡我們',
    description: '歡迎來信、來電或到香港九龍新蒲崗參觀：樣辦、色卡、報價及訂色。',
  },
  unknown: {
    title: '找不到頁面',
    description: '金銀繡花線及紗線，始於1985年。',
  },
  newsFeed: '{site}：最新消息及活動',
};
