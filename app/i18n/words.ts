import { en, type Words } from './messages/en/catalogue.ts';

export type { Words } from './messages/en/catalogue.ts';

const catalogues: Record<string, Words> = { en };

/** The languages that the interface itself speaks. */
export const catalogueCodes = /* @__PURE__ */ Object.keys(catalogues);

/** The interface's words in a language; English for a language without a catalogue. */
export function wordsOf(languageCode: string): Words {
  return catalogues[languageCode] ?? en;
}

/** 'Page {n} of {total}' with {n: 1, total: 3} is 'Page 1 of 3'. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
