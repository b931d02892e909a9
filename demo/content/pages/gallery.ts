import type { DemoPage } from '../content-types.ts';

export const gallery: DemoPage = {
  key: 'gallery',
  title: {
    en: 'Explore Infinite Possibility',
    'zh-Hant': '探索無限可能',
    'zh-Hans': '探索无限可能',
    ja: '無限の可能性を探る',
  },
  lead: {
    en: 'Colour books, downloads, and what our customers make with our threads.',
    'zh-Hant': '色卡、下載資料及成品實例：看看客戶如何運用我們的線。',
    'zh-Hans': '色卡、下载资料与成品实例：看看客户如何运用我们的线。',
    ja: 'カラーカード、ダウンロード資料、完成した作品。当社の糸の使用例をご覧ください。',
  },
  meta_title: {
    en: 'Gallery',
    'zh-Hant': '作品及資源',
    'zh-Hans': '作品与资源',
    ja: 'ギャラリー',
  },
  meta_description: {
    en: 'Colour books, catalogues and machine settings to download, and what our customers have made with our metallic threads.',
    'zh-Hant': '色卡、產品目錄及機器設定下載，以及客戶用我們的金銀線完成的作品。',
    'zh-Hans': '色卡、产品目录及机器设置下载，以及客户用我们的金银线完成的作品。',
    ja: 'カラーカード、カタログ、ミシン設定ガイドのダウンロードのほか、当社の金銀糸を使った作品をご覧いただけます。',
  },
  blocks: [{ place: 'band', kind: 'picture', picture_url: 'bands/gallery.jpg' }],
};
