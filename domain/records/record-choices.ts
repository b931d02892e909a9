/** An option of a select of records. */
export interface RecordChoice {
  value: number;
  label: string;
  /** Distinguishes it from records of the same name. */
  note?: string;
}

/** The options: all records, or the first ones and the number of further ones, which a search finds. */
export interface RecordChoices {
  choices: RecordChoice[];
  more: number;
}
