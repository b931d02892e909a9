import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const gallery: DemoPage = {
  key: 'gallery',
  title: phrase(
    'Explore Infinite Possibility',
    '探索無限可能',
    '探索无限可能',
    '無限の可能性を探る',
  ),
  lead: phrase(
    'Colour books, downloads, and what our customers make with our threads.',
    '色卡、下載資料及成品實例：看看客戶如何運用我們的線。',
    '色卡、下载资料与成品实例：看看客户如何运用我们的线。',
    'カラーカード、ダウンロード資料、完成した作品。当社の糸の使用例をご覧ください。',
  ),
  meta_title: phrase('Gallery', '作品及資源', '作品与资源', 'ギャラリー'),
  meta_description: phrase(
    'Colour books, catalogues and machine settings to download, and what our customers have made with our metallic threads.',
    '色卡、產品目錄及機器設定下載，以及客戶用我們的金銀線完成的作品。',
    '色卡、产品目录及机器设置下载，以及客户用我们的金银线完成的作品。',
    'カラーカード、カタログ、ミシン設定ガイドのダウンロードのほか、当社の金銀糸を使った作品をご覧いただけます。',
  ),
  blocks: [{ place: 'band', kind: 'picture', picture_url: 'bands/gallery.jpg' }],
};
