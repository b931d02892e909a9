import type { DemoCare, Phrase } from './content-types.ts';

const noBleach: Phrase = {
  en: 'Do not bleach',
  'zh-Hant': '不可漂白',
  'zh-Hans': '不可漂白',
  ja: '漂白不可',
};
const coolIronOnReverse: Phrase = {
  en: 'Up to 110 °C, on the reverse',
  'zh-Hant': '最高110 °C，於布底（反面）熨燙',
  'zh-Hans': '最高110 °C，在反面熨烫',
  ja: '110 °C以下、裏面から',
};

function washable(washing_temperature: Phrase): DemoCare {
  return { bleaching: noBleach, ironing: coolIronOnReverse, washing_temperature };
}

export const careA = washable({
  en: '40 °C, mild process',
  'zh-Hant': '40 °C，溫和程序',
  'zh-Hans': '40 °C，缓和程序',
  ja: '40 °C、弱い洗濯',
});
export const careB = washable({
  en: '60 °C, mild process',
  'zh-Hant': '60 °C，溫和程序',
  'zh-Hans': '60 °C，缓和程序',
  ja: '60 °C、弱い洗濯',
});
export const careC = washable({
  en: '30 °C, very mild process',
  'zh-Hant': '30 °C，非常溫和程序',
  'zh-Hans': '30 °C，非常缓和程序',
  ja: '30 °C、非常に弱い洗濯',
});
export const careD: DemoCare = {
  bleaching: noBleach,
  ironing: { en: 'Do not iron', 'zh-Hant': '不可熨燙', 'zh-Hans': '不可熨烫', ja: 'アイロン不可' },
  washing_temperature: {
    en: 'Do not wash',
    'zh-Hant': '不可水洗',
    'zh-Hans': '不可水洗',
    ja: '水洗い不可',
  },
};
export const careTrilobal: DemoCare = {
  bleaching: {
    en: 'Chlorine bleach permitted',
    'zh-Hant': '可用氯漂白',
    'zh-Hans': '可氯漂',
    ja: '塩素系漂白剤 使用可',
  },
  ironing: {
    en: 'Up to 150 °C',
    'zh-Hant': '最高150 °C',
    'zh-Hans': '最高150 °C',
    ja: '150 °C以下',
  },
  washing_temperature: { en: '95 °C', 'zh-Hant': '95 °C', 'zh-Hans': '95 °C', ja: '95 °C' },
};
