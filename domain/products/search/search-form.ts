import { simplify } from './simplified-characters.ts';

/** Each notation of a unit after a number, as it is compared. The texts are in lower case and hiragana. */
const units: [notation: RegExp, unit: string][] = [
  [/(\d)\s*(?:[°o]\s*c?|c|deg(?:ree)?s?(?:\s*c(?:elsius)?)?|摄氏度|度)(?![0-9a-z])/g, '$1c '],
  [/(\d)\s*(?:d|den|deniers?|丹尼|旦|でにーる)(?![0-9a-z])/g, '$1d '],
  [/(\d)\s*(?:microns?|μm|微米|みくろん)(?![0-9a-z])/g, '$1um '],
  [/(\d)\s*(?:m|met(?:re|er)s?|米|めーとる)(?![0-9a-z])/g, '$1m '],
  [/(\d)\s*(?:g|gr|grams?|克|ぐらむ)(?![0-9a-z])/g, '$1g '],
  [/(\d)\s+(d?tex|kg|km|cm|mm)(?![0-9a-z])/g, '$1$2 '],
  [/\bnm\s+(\d)/g, 'nm$1'],
];

const hiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

/**
 * The form in which texts and searches are compared: words in lower case with one space between them, without
 * accents and signs, in hiragana and simplified Chinese, a number joined with its unit.
 */
export function searchForm(text: string): string {
  let form = text.normalize('NFKC').toLowerCase();
  if (/[^\u0020-\u007f]/.test(form))
    form = simplify(
      form
        .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
        .replaceAll(/[ァ-ヴ]/g, hiragana),
    );
  if (/\d/.test(form)) {
    form = form.replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2');
    for (const [notation, unit] of units) form = form.replaceAll(notation, unit);
  }
  return form.replaceAll(/[^\p{L}\p{N}ー]+/gu, ' ').trim();
}
