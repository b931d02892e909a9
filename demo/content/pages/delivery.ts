import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const delivery: DemoPage = {
  key: 'delivery',
  title: phrase('Delivery & Shipping', '送貨及運輸', '配送与运输', '納期・配送'),
  blocks: [
    {
      place: 'delivery',
      kind: 'item',
      body: phrase(
        'Stock is kept for all catalogued items.',
        '產品目錄內所有貨號均備有現貨。',
        '产品目录内所有货号均备有现货。',
        'カタログ掲載品はすべて在庫しております。',
      ),
    },
    {
      place: 'delivery',
      kind: 'item',
      body: phrase(
        'If an item is sold out, the lead time is 3-4 weeks.',
        '如貨品售罄，交貨期為3至4星期。',
        '如货品暂缺，交货期为3至4周。',
        '品切れの場合の納期は3～4週間です。',
      ),
    },
    {
      place: 'delivery',
      kind: 'item',
      body: phrase(
        'The quoted price excludes shipping.',
        '報價不包括運費。',
        '报价不含运费。',
        'お見積もり価格に送料は含まれません。',
      ),
    },
    {
      place: 'delivery',
      kind: 'item',
      body: phrase(
        'We try to accommodate your preferred shipping method.',
        '我們會盡量配合你屬意的運送方式。',
        '我们会尽量采用您希望的运输方式。',
        'ご希望の輸送方法にできる限り対応いたします。',
      ),
    },
    {
      place: 'notes',
      kind: 'item',
      body: phrase(
        'Gross weight is for reference only: thread is sold by length, in metres per cone, not by weight.',
        '線按長度（每筒米數）計價，不按重量；毛重僅供參考。',
        '线按长度（每筒米数）计价，不按重量；毛重仅供参考。',
        '糸は重量ではなく糸長（1コーンあたりのメートル数）で販売しております。総重量は参考値です。',
      ),
    },
    {
      place: 'notes',
      kind: 'item',
      body: phrase(
        'Colours are consistent within a lot, but different lots should not be mixed on one garment.',
        '同一缸號的線顏色一致，不同缸號的線請勿用於同一件衣物。',
        '同一缸号的线颜色一致，不同缸号的线请勿用于同一件衣物。',
        '同一ロット内の色は均一ですが、1着に異なるロットを混用しないでください。',
      ),
    },
    {
      place: 'notes',
      kind: 'item',
      body: phrase(
        'For repeat orders, please state the lot number you want, normally that of your last order.',
        '補單時請註明所需缸號，一般為上次訂單的缸號。',
        '返单时请注明所需缸号，一般为上次订单的缸号。',
        '追加でご注文の際は、ご希望のロット番号（通常は前回ご注文のロット番号）をお知らせください。',
      ),
    },
  ],
};
