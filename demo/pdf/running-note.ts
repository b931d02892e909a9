import type { DemoItemCode } from '../content/content-types.ts';

/** The machine settings of an item code: its technical note without the words about dry-cleaning. */
export function runningNote(code: DemoItemCode): string {
  return code.other_technical_info.en.replace(/ Dry-clean, symbol P\.|; no dry-cleaning/, '');
}

/** The dry-cleaning symbol according to an item code's note. Codes that do not mention it get P. */
export function dryCleaning(code: DemoItemCode): string {
  return /no dry-cleaning/.test(code.other_technical_info.en) ? 'Not possible' : 'P';
}
