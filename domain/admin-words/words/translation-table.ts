/** The translations of the texts of one area of the back-office, by English text. */
export type TranslationTable = Readonly<
  Record<string, readonly [traditional: string, simplified: string, japanese: string]>
>;
