/** A record that may be chosen. */
export interface RecordChoice {
  value: number;
  label: string;
  /** Distinguishes it from others of the same name. */
  note?: string;
}

/** Records to choose from: all of them, or the first and how many more there are to search. */
export interface RecordChoices {
  choices: RecordChoice[];
  more: number;
}
