/** A colour as staff wrote it: sRGB, or CIELAB for daylight D65, as instruments measure it. */
export type Colour =
  | { mode: 'rgb'; hex: string }
  | { mode: 'lab65'; l: number; a: number; b: number };

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const cielab = new RegExp(
  String.raw`^L\*?\s*${number}[\s,;]+a\*?\s*${number}[\s,;]+b\*?\s*${number}$`,
  'i',
);

/** Reads '#C8A050' or 'L 70 a 5 b 40'; undefined if the text is neither. */
export function readColour(text: string | null | undefined): Colour | undefined {
  const typed = text?.normalize('NFKC').replaceAll('−', '-').trim() ?? '';
  if (/^#[\da-f]{6}$/i.test(typed)) return { mode: 'rgb', hex: typed.toUpperCase() };
  const measured = cielab.exec(typed);
  if (!measured) return undefined;
  const [l = 0, a = 0, b = 0] = measured.slice(1).map(Number);
  const isPossible = l >= 0 && l <= 100 && Math.max(Math.abs(a), Math.abs(b)) <= 150;
  return isPossible ? { mode: 'lab65', l, a, b } : undefined;
}
