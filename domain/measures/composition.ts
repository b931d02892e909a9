import { plainText, readNumber } from './quantity.ts';

/** The materials that a composition may name, each with its words. The first match counts. */
const words = {
  metallised:
    /metalli[sz]ed|metallic|lurex|lam[eé]\b|金属|金屬|镀铝|鍍鋁|蒸着|ラメ|金银线|金銀線|\bmt?f\b/,
  reflective: /reflective|反光|再帰反射/,
  wire: /\bwire\b|copper|銅|铜|brass|silver|gold/,
  polyester: /polyester|\bpes?\b|\bpet\b|\bpl\b|涤纶|滌綸|聚酯|ポリエステル|テトロン/,
  nylon: /nylon|polyamide|\bpa\b|\bny\b|锦纶|錦綸|尼龍|尼龙|ナイロン/,
  viscose: /viscose|rayon|\bcv\b|\bvi\b|粘胶|黏膠|人造丝|人造絲|人絹|レーヨン/,
  cotton: /cotton|\bco\b|棉|綿|コットン/,
  silk: /silk|\bse\b|蚕丝|蠶絲|桑蚕|絹|シルク/,
  wool: /wool|merino|\bwo\b|羊毛|ウール|^毛$/,
  acrylic: /acrylic|\bpan\b|腈纶|腈綸|アクリル/,
  linen: /linen|flax|ramie|\bli\b|亚麻|亞麻|麻|リネン/,
  cupro: /cupro|铜氨|銅氨|キュプラ/,
  elastane: /elastane|spandex|lycra|\bea\b|氨纶|氨綸|ポリウレタン/,
  paper: /paper|紙|纸/,
} as const;

export type Fibre = keyof typeof words;
export const fibres = /* @__PURE__ */ Object.keys(words) as Fibre[];

/** One part of a composition: its share in per cent, and its material if it is known. */
export interface Part {
  share: number;
  fibre: Fibre | undefined;
}

const share = String.raw`(\d+(?:[.,]\d+)?) ?%`;
const shareFirst = new RegExp(`^${share}(?: of)? ?([^%\\d]+)$`);
const nameFirst = new RegExp(`^([^%\\d]+?) ?:? ?${share}$`);
const ratio = /^(\d+)((?: ?\/ ?\d+)+) ([^\d%]+)$/;

/** Reads the shares of a composition. Undefined unless every part has a share and they make 100 %. */
export function readComposition(text: string | null | undefined): Part[] | undefined {
  const whole = plainText(text)
    .replaceAll(/ ?\([^)]*\)/g, '')
    .replace(/[.。]$/, '');
  const parts = readRatio(whole) ?? whole.split(separators(whole)).map(readPart);
  const known = parts.filter((part) => part !== undefined);
  const sum = known.reduce((total, part) => total + part.share, 0);
  return known.length === parts.length && sum > 98.9 && sum < 101.1 ? known : undefined;
}

/** Between two parts stand signs, 'and', or nothing but the next share. */
const separators = (text: string) =>
  /^\d/.test(text)
    ? /\s*(?:[,;+&、・/|]|\band\b)\s*(?=\d)|\s+(?=\d+(?:[.,]\d+)? ?%)/
    : /(?<=%)\s*(?:[,;+&、・/|]|\band\b)?\s*/;

function readPart(text: string): Part | undefined {
  const part = text.trim();
  const [, first, named] = shareFirst.exec(part) ?? [];
  const [, name, last] = nameFirst.exec(part) ?? [];
  const number = readNumber(first ?? last ?? '');
  return number === undefined ? undefined : { share: number, fibre: fibreOf(named ?? name ?? '') };
}

/** Matches '65/35 viscose/polyester'. */
function readRatio(text: string): Part[] | undefined {
  const [, first, more = '', named = ''] = ratio.exec(text) ?? [];
  if (first === undefined) return undefined;
  const shares = `${first}${more}`.split('/').map(Number);
  const materials = named.split(/ ?[/,] ?| and /);
  if (shares.length !== materials.length) return undefined;
  return shares.map((one, at) => ({ share: one, fibre: fibreOf(materials[at] ?? '') }));
}

const fibreOf = (name: string): Fibre | undefined =>
  fibres.find((fibre) => words[fibre].test(name));
