/** The query parameter with the language that is chosen on a page before the sign-in. */
export const languageParameter = 'language';
