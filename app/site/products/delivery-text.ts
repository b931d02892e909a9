/** Delivery & Shipping and Important Notes: the same for every product. */
export interface DeliveryText {
  readonly delivery: { readonly heading: string; readonly list: readonly string[] };
  readonly notes: { readonly heading: string; readonly list: readonly string[] };
}

export const deliveryText: Readonly<Record<'en' | 'zh-Hant' | 'zh-Hans' | 'ja', DeliveryText>> = {
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
        'Gross weight is for reference only: spools are sold by metres per cone.',
        'Colours are consistent within a lot, but different lots should not be mixed on one garment.',
        'For repeat orders, please state the lot number you want.',
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
        '毛重僅供參考：線按每個寶塔筒的米數出售。',
        '同一缸號顏色一致，但不同缸號請勿用於同一件衣物。',
        '補單時請註明所需缸號。',
      ],
    },
  },
  'zh-Hans': {
    delivery: {
      heading: '配送与运输',
      list: [
        '产品目录内所有货号均备有现货。',
        '如货品售罄，交货期为3至4周。',
        '报价不含运费。',
        '我们会尽量配合您希望的运输方式。',
      ],
    },
    notes: {
      heading: '重要事项',
      list: [
        '毛重仅供参考：线按每个宝塔筒的米数出售。',
        '同一缸号颜色一致，但不同缸号请勿用于同一件衣物。',
        '返单时请注明所需缸号。',
      ],
    },
  },
  ja: {
    delivery: {
      heading: '配送・輸送',
      list: [
        'カタログ掲載品はすべて在庫しております。',
        '品切れの場合の納期は3～4週間です。',
        'お見積価格に送料は含まれません。',
        'ご希望の輸送方法にできる限り対応いたします。',
      ],
    },
    notes: {
      heading: 'ご注意',
      list: [
        '総重量は参考値です。糸は1コーンあたりの糸長（m）で販売しております。',
        '同一ロット内の色は均一ですが、異なるロットを一着に混ぜてお使いにならないでください。',
        '追加でご注文の際は、ご希望のロット番号をお知らせください。',
      ],
    },
  },
};
