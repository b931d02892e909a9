/** The id that a text of a form or an address has; undefined for any other text. */
export const idIn = (text: unknown): number | undefined =>
  /^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : undefined;
