import {
  bareQuantity,
  plainText,
  type Range,
  readNumber,
  readQuantity,
  sameReadings,
  type Units,
} from './quantity.ts';

/** Grams per 9000 m of each unit that grows with the thickness. */
const direct: Units = {
  ...{ d: 1, den: 1, denier: 1, deniers: 1, 旦: 1, 旦尼尔: 1, 丹尼: 1, 丹尼尔: 1, デニール: 1 },
  ...{ dtex: 0.9, dtx: 0.9, decitex: 0.9, 分特: 0.9, 分特克斯: 0.9, デシテックス: 0.9 },
  ...{ tex: 9, 特: 9, 特克斯: 9, 号: 9, テックス: 9 },
};

/** Metres per gram, and hanks of 840 yards per pound, as the denier of count 1. */
export const denierOfCount = { nm: 9000, ne: (9000 * 453.59237) / (840 * 0.9144) };

const counts: Units = {
  ...{ nm: denierOfCount.nm, 公支: denierOfCount.nm },
  ...{ ne: denierOfCount.ne, nec: denierOfCount.ne, s: denierOfCount.ne, 英支: denierOfCount.ne },
};

const names = (units: Units) =>
  Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const number = String.raw`\d[\d.,']*`;
const value = `(?<value>${number})`;
const unit = `(?<unit>${names(direct)})`;
const plies = `(?: ?[/x×*] ?(?<plies>[2-9])(?: ?(?:ply|plies|股|合))?)?`;
const filaments = String.raw`(?: ?/ ?\d+ ?f(?:il)?)`;

/** A value with its unit and plies, in any order: '150d/48f/2', '6.25tex×2', '135/2 dtex', '2x135 dtex', 'dtex 135x2'. */
const plied = [
  new RegExp(`^${value} ?${unit}${filaments}?${plies}$`),
  new RegExp(`^${value} ?[/x×*] ?(?<plies>[2-9]) ?${unit}$`),
  new RegExp(`^(?<plies>[2-9]) ?[/x×*] ?${value} ?${unit}${filaments}?$`),
  new RegExp(`^${unit} ?${value}${plies}$`),
];
/** Matches '300T/50F'. T means decitex only if filaments follow. */
const japanese = new RegExp(`^${value} ?t${filaments}$`);
/** Matches 'Nm 60/2', '2/28 Nm' and '40s/2'. */
const count = new RegExp(
  `^(nm|nec?)?[. ]?(${number})(?: ?(s))?(?: ?/ ?(${number}))?(?: ?(${names(counts)}))?(?: ?/ ?([2-9]))?$`,
);

/** The density of polyester film with its lacquer, as the denier of a micron times a millimetre. */
const denierOfFilm = 12.5 * 1.05;
const micron = `(${number}) ?(?:microns?|mic|μm?|微米|ミクロン)(?: film|のフィルムを|薄膜)?`;
const inch = String.raw`1/(\d{2,3}) ?(?:"|''|inch(?:es)?|in|吋|英寸|インチ)(?:に裁断)?`;
const by = ' ?(?:x|×|\\*|,|slit to|切至|) ?';
const filmFirst = new RegExp(`^${micron}${by}${inch}$`);
const widthFirst = new RegExp(`^${inch}${by}${micron}$`);

/** Denier: the weight in grams of 9000 m. A bare number is denier. Undefined unless the whole text is understood. */
export function readFineness(text: string | null | undefined): Range | undefined {
  const whole = plainText(text);
  return (
    readOne(whole) ??
    sameReadings(whole.split(/, | ?[;=≈(] ?| \/ /), (part) => readOne(part.replace(/\)$/, '')))
  );
}

function readOne(text: string): Range | undefined {
  const part = bareQuantity(text);
  const denier = readPlied(part) ?? readCount(part) ?? readFilm(part);
  if (denier !== undefined) return denier > 0 ? { from: denier, to: denier } : undefined;
  return readQuantity(part, direct, 1);
}

function readPlied(text: string): number | undefined {
  for (const form of [...plied, japanese]) {
    const { value, unit = 'dtex', plies = 1 } = form.exec(text)?.groups ?? {};
    const number = readNumber(value ?? '');
    const factor = direct[unit];
    if (value !== undefined) return number && factor && number * factor * Number(plies);
  }
  return undefined;
}

/** In a count such as 60/2 or 2/60, the smaller number is the number of plies. A higher count is a thinner yarn. */
function readCount(text: string): number | undefined {
  const [, before, first = '', s, second, after, last] = count.exec(text) ?? [];
  const units = [before, s, after].filter((unit) => unit !== undefined);
  const unit = counts[units[0] ?? ''];
  if (units.length !== 1 || unit === undefined || (second && last)) return undefined;
  const [one, other] = [readNumber(first), readNumber(second ?? last ?? '1')];
  if (!one || !other) return undefined;
  const [strands, single] = one < other ? [one, other] : [other, one];
  const isPlied = Number.isInteger(strands) && strands <= 8 && (strands < single || strands === 1);
  return isPlied ? (unit * strands) / single : undefined;
}

function readFilm(text: string): number | undefined {
  const [, thick, width] = filmFirst.exec(text) ?? [];
  const [, slit, gauge] = widthFirst.exec(text) ?? [];
  const [microns, part] = [readNumber(thick ?? gauge ?? ''), Number(width ?? slit)];
  return microns && part ? Math.round(((microns * 25.4) / part) * denierOfFilm) : undefined;
}
