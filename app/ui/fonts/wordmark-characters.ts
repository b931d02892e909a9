/** The characters of wordmark-han.woff2, written by scripts/fonts.ts. */
export const wordmarkCharacters = '金線';
