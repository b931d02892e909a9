import type { InLanguages } from '#domain/languages/interface-locale.ts';

/** The texts of Delivery & Shipping and of Important Notes, which are the same for every product. */
export interface DeliveryText {
  readonly delivery: { readonly heading: string; readonly list: readonly string[] };
  readonly notes: { readonly heading: string; readonly list: readonly string[] };
}

export const deliveryText: InLanguages<DeliveryText> = {
  en: {
    delivery: {
      heading: 'Delivery & Shipping',
      list: [
        'Stock is kept for all catalogued items.',
        'If an item is sold out, the lead time is 3-4 weeks.',
        'The quoted price excludes shipping.',
        'We try to accommodate your preferred shipping method.',
      ],
    },
    notes: {
      heading: 'Important Notes',
      list: [
        'Gross weight is for reference only: thread is sold by length, in metres per cone, not by weight.',
        'Colours are consistent within a lot, but different lots should not be mixed on one garment.',
        'For repeat orders, please state the lot number you want, normally that of your last order.',
      ],
    },
  },
  'zh-Hant': {
    delivery: {
      heading: '送貨及運輸',
      list: [
        '目錄內所有貨號均備有現貨。',
        '如貨品售罄，交貨期為3至4星期。',
        '報價不包括運費。',
        '我們會盡量配合你屬意的運送方式。',
      ],
    },
    notes: {
      heading: '重要事項',
      list: [
        '線按長度（每筒米數）計價，不按重量；毛重僅供參考。',
        '同一缸號顏色一致，但不同缸號請勿用於同一件衣物。',
        '補單時請註明所需缸號，一般為上次訂單的缸號。',
      ],
    },
  },
  'zh-Hans': {
    delivery: {
      heading: '配送与运输',
      list: [
        '产品目录内所有货号均备有现货。',
        '如产品售罄，交货期为3至4周。',
        '报价不含运费。',
        '我们会尽量配合您希望的运输方式。',
      ],
    },
    notes: {
      heading: '重要事项',
      list: [
        '线按长度（每筒米数）计价，不按重量；毛重仅供参考。',
        '同一缸号颜色一致，但不同缸号请勿用于同一件衣物。',
        '返单时请注明所需缸号，一般为上次订单的缸号。',
      ],
    },
  },
  ja: {
    delivery: {
      heading: '納期・配送',
      list: [
        'カタログ掲載品はすべて在庫しております。',
        '品切れの場合の納期は3～4週間です。',
        'お見積もり価格に送料は含まれません。',
        'ご希望の輸送方法にできる限り対応いたします。',
      ],
    },
    notes: {
      heading: 'ご注意',
      list: [
        '糸は重量ではなく糸長（1コーンあたりのm数）で販売しております。総重量は参考値です。',
        '同一ロット内の色は均一ですが、1着に異なるロットを混用しないでください。',
        '追加でご注文の際は、ご希望のロット番号（通常は前回ご注文のロット番号）をお知らせください。',
      ],
    },
  },
};
