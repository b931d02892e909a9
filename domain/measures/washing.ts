import { readWash } from '../products/facts/care.ts';
import { plainText, readQuantity, sameReadings, type Units } from './quantity.ts';

/** How hot a yarn may be washed, in °C; or by hand, or never. */
export type Washing = 'never' | 'by hand' | number;

const never =
  /^(?:not washable|do ?n[o']t wash(?: (?:in|using) water)?|dry[ -]?clean(?:ing)? only|不可水洗|不能水洗|不可洗涤|不可洗滌|水洗い不可|洗濯不可|家庭洗濯不可|水洗い(?:は)?できません)$/;
const byHand =
  /^(?:hand ?wash(?:ing)?(?: only| in cool water| in cold water| cold)?|(?:gentle )?wash by hand|只可手洗|只能手洗|手洗|手洗い(?:のみ|可)?)$/;

const before =
  /^(?:(?:machine )?wash(?:able)?|washing|maximum (?:wash|water) temperature|max(?:\.|imum)?|up to|at|in|warm|水温|水溫|最高|不超过|不超過|低于|液温は?|機洗|机洗|水洗|摄氏|攝氏) ?/;
const after =
  /(?:,|、)? ?(?:(?:very )?(?:mild|gentle|delicate|normal) ?(?:process|cycle|wash)?|max(?:\.|imum)?|or (?:below|less|cooler)|以下|まで|水洗|洗涤|洗滌|,? ?(?:非常)?(?:温和|溫和|缓和|緩和)程序|、?(?:非常に)?弱い洗濯)$/;

const standard = [30, 40, 50, 60, 70, 95];
const words = (text: string): Units => Object.fromEntries(text.split('|').map((word) => [word, 1]));
const celsius = words('c|°c|° c|°|degrees|degrees c|degrees celsius|度|ºc');
const fahrenheit = words('f|°f|° f|degrees f|degrees fahrenheit|華氏度');

/** Reads a washing temperature. Undefined unless the whole text is understood. */
export function readWashing(text: string | null | undefined): Washing | undefined {
  const known = readWash(text ?? null);
  if (known) return typeof known === 'object' ? known.celsius : known;
  let whole = plainText(text).replace(/[.。]$/, '');
  if (never.test(whole)) return 'never';
  if (byHand.test(whole)) return 'by hand';
  for (let last = ''; last !== whole; ) {
    last = whole;
    whole = whole.replace(before, '').replace(after, '').trim();
  }
  const read =
    readDegrees(whole) ??
    sameReadings(whole.split(/ ?[(/,] ?/), (part) => readDegrees(part.replace(/\)$/, '')));
  return read && read.from >= 20 && read.to <= 95 ? read.to : undefined;
}

function readDegrees(text: string) {
  const warm = readQuantity(text, celsius, standard.includes(Number(text)) ? 1 : undefined);
  if (warm) return warm;
  const american = readQuantity(text, fahrenheit);
  return american && { from: fromFahrenheit(american.from), to: fromFahrenheit(american.to) };
}

/** Labels round: 105 °F means 40 °C. */
function fromFahrenheit(degrees: number): number {
  const exact = (degrees - 32) / 1.8;
  return standard.find((known) => Math.abs(known - exact) < 2) ?? Math.round(exact);
}
