/** A quantity in its base unit, from the smallest to the largest value that a text states. */
export interface Range {
  from: number;
  to: number;
}

/** The factor from each word for a unit to the base unit. */
export type Units = Readonly<Record<string, number>>;

const digits = String.raw`\d[\d.,' ]*\d|\d`;
const between = '-|–|—|~|〜|to|至|到';
const single = new RegExp(`^(${digits}) ?([^\\d]*)$`);
const range = new RegExp(`^(${digits}) ?([^\\d]*?) ?(?:${between}) ?(${digits}) ?([^\\d]*)$`);
const compound = new RegExp(`^(${digits}) ?([^\\d]+?) (${digits}) ?([^\\d]+)$`);

/** A text in one form: ASCII digits and signs, lower case, single blanks, mixed fractions as decimals. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '')
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/(\d)([¼½¾])/g, '$1 $2')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d+) (\d)\/(\d)(?!\d)/g, (_, whole, above, below) =>
      String(Number(whole) + Number(above) / Number(below)),
    )
    .trim();
}

/** Whether a text states anything: 'N/A' and a dash do not. */
export const isStated = (text: string | null | undefined): text is string =>
  !/^(?:|n\.?\/?a\.?|none|unknown|tbc|tba|-+|–|—|\/|\?|不適用|不适用|該当なし|なし|无|無)$/.test(
    plainText(text),
  );

/**
 * The number that digits and separators mean, if only one reading is possible: '5,000' is five thousand, '12,5' is
 * twelve and a half, and '5.000' may be either.
 */
export function readNumber(text: string): number | undefined {
  const compact = text.trim();
  if (/^\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?$/.test(compact) && !/^0/.test(compact))
    return Number(compact.replaceAll(/[,' ]/g, ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(compact)) return undefined;
  return /^\d+(?:[.,]\d+)?$/.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}

const about =
  /^(?:approx(?:\.|imately)?|about|circa|ca?\.|ca(?= )|max(?:\.|imum)?|min(?:\.|imum)?|~|≈|约|約|およそ) ?/;
const labels =
  /^(?:net(?: weight| wt\.?)?|gross(?: weight| wt\.?)?|n\.?w\.?|g\.?w\.?|weight|length|净重|淨重|毛重|重量|长度|長度|正味重量|正味|総重量|糸長)(?![a-z]) ?:? ?/;
const holders =
  'cones?|(?:king |mini |small |large )?spools?|bobbins?|balls?|skeins?|hanks?|reels?|tubes?|packs?|packets?|cops?|put-up|pcs?|roll|コーン|スプール|ボビン|本|巻|玉|個|カセ|筒|轴|軸|卷|锭|个|宝塔筒|寶塔筒';
const packed = new RegExp(
  `(?: ?(?:/|per|on a|on|a|each|每) ?(?:1 )?)(?:${holders})$| ?(?:${holders}|巻き|入り?)$`,
);

/** Removes the words around a quantity, such as 'approx.', 'net' and 'per cone'. */
export const bareQuantity = (text: string): string =>
  text
    .replace(labels, '')
    .replace(about, '')
    .replace(packed, '')
    .replace(/ (?:net|gross)$/, '');

/** Reads a quantity and its range. Undefined unless the whole text is understood. `bare` is the unit of a bare number. */
export function readQuantity(
  text: string | null | undefined,
  units: Units,
  bare?: number,
): Range | undefined {
  const factor = (word: string | undefined) => {
    const unit = (word ?? '').trim().replace(/\.$/, '');
    return unit === '' ? bare : Object.hasOwn(units, unit) ? units[unit] : undefined;
  };
  const readPart = (part: string): Range | undefined => {
    const [, one = '', unit] = single.exec(part) ?? [];
    const alone = times(readNumber(one), factor(unit));
    if (alone !== undefined) return { from: alone, to: alone };
    const [, low = '', lowUnit = '', high = '', highUnit = ''] = range.exec(part) ?? [];
    const from = times(readNumber(low), factor(lowUnit || highUnit));
    const to = times(readNumber(high), factor(highUnit || lowUnit));
    if (from !== undefined && to !== undefined && from <= to) return { from, to };
    const [, many = '', large = '', few = '', small = ''] = compound.exec(part) ?? [];
    const [whole, rest] = [
      times(readNumber(many), factor(large)),
      times(readNumber(few), factor(small)),
    ];
    if (whole === undefined || rest === undefined || (factor(small) ?? 0) >= (factor(large) ?? 0))
      return undefined;
    return { from: whole + rest, to: whole + rest };
  };
  const whole = bareQuantity(plainText(text));
  return (
    readPart(whole) ??
    sameReadings(whole.split(/ ?[(/=≈] ?/), (part) =>
      readPart(bareQuantity(part.replace(/\)$/, ''))),
    )
  );
}

/** The first reading of a text that states one quantity several times, in different units; undefined if they differ. */
export function sameReadings(
  parts: string[],
  read: (part: string) => Range | undefined,
): Range | undefined {
  const readings = parts.map((part) => read(part.trim()));
  const [first] = readings;
  return first && readings.every((other) => other && isSame(first, other)) ? first : undefined;
}

/** Whether two quantities are the same but for rounding. */
export const isSame = (a: Range, b: Range): boolean => isNear(a.from, b.from) && isNear(a.to, b.to);

const isNear = (a: number, b: number) =>
  Math.abs(a - b) <= 0.025 * Math.max(Math.abs(a), Math.abs(b));

const times = (number: number | undefined, factor: number | undefined) =>
  number === undefined || factor === undefined ? undefined : number * factor;
