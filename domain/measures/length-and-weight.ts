import { type Range, readQuantity, type Units } from './quantity.ts';

const gramsOf = { ounce: 28.349523125, pound: 453.59237 };
const metresOf = { yard: 0.9144, foot: 0.3048 };

/** The words for one unit, in English, Chinese and Japanese, with its factor. */
const words = (names: string, factor: number): Units =>
  Object.fromEntries(names.split(' ').map((name) => [name, factor]));

const lengths: Units = {
  ...words('m mt mts mtr mtrs meter meters metre metres 米 公尺 メートル', 1),
  ...words('km kms kilometer kilometers kilometre kilometres 公里 千米 キロメートル', 1000),
  ...words('yd yds yard yards 码 碼 ヤード', metresOf.yard),
  ...words('ft foot feet 英尺 フィート', metresOf.foot),
};

const weights: Units = {
  ...words('g gm gms gram grams gramme grammes 克 公克 グラム', 1),
  ...words(
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes 公斤 千克 キロ キログラム',
    1000,
  ),
  ...words('oz ozs ounce ounces 安士 盎司 オンス', gramsOf.ounce),
  ...words('lb lbs pound pounds 磅 ポンド', gramsOf.pound),
};

/** Reads a length in metres. */
export const readLength = (text: string | null | undefined): Range | undefined =>
  readQuantity(text, lengths);

/** Reads a weight in grams. */
export const readWeight = (text: string | null | undefined): Range | undefined =>
  readQuantity(text, weights);
