import type { DemoItemCode } from '../content/content-types.ts';

/** The machine settings of an item code: its technical note without the words about dry-cleaning. */
export function runningNote(code: DemoItemCode): string {
  return code.other_technical_info.en.replace(/ Dry-clean, symbol P\.|; no dry-cleaning/, '');
}

/** The dry-cleaning symbol according to an item code's note, or N/A if the note has none. */
export function dryCleaning(code: DemoItemCode): string {
  const note = code.other_technical_info.en;
  if (note.includes('no dry-cleaning')) return 'Not possible';
  return note.includes('Dry-clean, symbol P') ? 'P' : 'N/A';
}
