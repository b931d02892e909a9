/** The fields of a code that the finder shows and reads, in the order of its columns. */
export const codeFields = [
  ...(['type', 'composition', 'denier', 'length', 'net_weight', 'gross_weight'] as const),
  ...(['washing_temperature', 'bleaching', 'ironing', 'country_of_origin'] as const),
] as const;

/** The texts of a code, as staff typed them in the original language. */
export type CodeTexts = Record<(typeof codeFields)[number], string | null>;
