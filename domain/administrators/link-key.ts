/**
 * The address of a page that a one-time link opens. The secret is behind the #, which no browser sends:
 * so it is in no request line, no log and no Referer. The page reads it and posts it.
 */
export const oneTimeAddress = (page: string, secret: string): string => `${page}#key=${secret}`;

/** The secret in what someone opened or pasted: the whole link, what is behind its #, or the code alone. */
export const keyIn = (text: string): string => text.trim().replace(/^(.*[#?&])?key=/s, '');
