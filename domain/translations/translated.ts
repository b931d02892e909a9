/** A record in a visitor's language. */
export interface Translated {
  id: number;
  /** Its fields that are shown in the original language, for want of a translation. */
  untranslated?: string[];
  /** The language of its other fields, where the page around them is not in it. */
  language?: string;
}

/** The `lang` of a record's field where it differs from the page's: 'en' for one without a translation. */
export function langOf(record: Translated, field: string): string | undefined {
  return record.untranslated?.includes(field) ? 'en' : record.language;
}
