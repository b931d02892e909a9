import type { DemoItemCode } from '../content/content-types.ts';

/** How an item code runs: its technical note without the words on dry-cleaning. */
export function runningNote(code: DemoItemCode): string {
  return code.other_technical_info.en.replace(/ Dry-clean, symbol P\.|; no dry-cleaning/, '');
}

/** What the note of an item code says about dry-cleaning; the trilobal threads say nothing. */
export function dryCleaning(code: DemoItemCode): string {
  return /no dry-cleaning/.test(code.other_technical_info.en) ? 'Not possible' : 'P';
}
