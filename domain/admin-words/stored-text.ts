import { currentReader, type StaffText, translate } from './t.ts';

const escaped = (literal: string) => literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The values that the places of `text` have in `stored`, both in English; undefined if `stored` is another text. */
export function valuesIn(stored: string, text: StaffText): Record<string, string> | undefined {
  const pattern = text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+?)`))
    .join('');
  const found = new RegExp(`^${pattern}$`, 's').exec(stored);
  return found ? { ...found.groups } : undefined;
}

/** Translates a text that was stored in English into the reader's language, if it is one of `texts`. */
export function storedText(stored: string, texts: readonly StaffText[]): string {
  if (!currentReader()) return stored;
  for (const text of texts) {
    const values = valuesIn(stored, text);
    if (values)
      return translate(text).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
  }
  return stored;
}
