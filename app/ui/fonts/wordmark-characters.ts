/** The characters in wordmark-han.woff2. scripts/made-files/fonts.ts writes this file. */
export const wordmarkCharacters = '金線';
