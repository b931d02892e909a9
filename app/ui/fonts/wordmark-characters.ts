/** The characters of wordmark-han.woff2, written by scripts/made-files/fonts.ts. */
export const wordmarkCharacters = '金線';
