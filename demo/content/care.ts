import type { DemoCare, Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

const noBleach: Phrase = phrase('Do not bleach', '不可漂白', '不可漂白', '漂白不可');
const coolIronOnReverse: Phrase = phrase(
  'Up to 110 °C, on the reverse',
  '最高110 °C，於布底（反面）熨燙',
  '最高110 °C，在反面熨烫',
  '110 °C以下、裏面から',
);

function washable(washing_temperature: Phrase): DemoCare {
  return { bleaching: noBleach, ironing: coolIronOnReverse, washing_temperature };
}

export const careA = washable(
  phrase('40 °C, mild process', '40 °C，溫和程序', '40 °C，缓和程序', '40 °C、弱い洗濯'),
);
export const careB = washable(
  phrase('60 °C, mild process', '60 °C，溫和程序', '60 °C，缓和程序', '60 °C、弱い洗濯'),
);
export const careC = washable(
  phrase(
    '30 °C, very mild process',
    '30 °C，非常溫和程序',
    '30 °C，非常缓和程序',
    '30 °C、非常に弱い洗濯',
  ),
);
export const careD: DemoCare = {
  bleaching: noBleach,
  ironing: phrase('Do not iron', '不可熨燙', '不可熨烫', 'アイロン不可'),
  washing_temperature: phrase('Do not wash', '不可水洗', '不可水洗', '水洗い不可'),
};
export const careTrilobal: DemoCare = {
  bleaching: phrase('Chlorine bleach permitted', '可用氯漂白', '可氯漂', '塩素系漂白剤 使用可'),
  ironing: phrase('Up to 150 °C', '最高150 °C', '最高150 °C', '150 °C以下'),
  washing_temperature: phrase('95 °C', '95 °C', '95 °C', '95 °C'),
};
