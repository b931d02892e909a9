/**
 * The address of a page that a one-time link opens. The secret is in the fragment, which browsers do not
 * send, so it is in no request line, log or Referer. The page reads it and posts it.
 */
export const oneTimeAddress = (page: string, secret: string): string => `${page}#key=${secret}`;

/** The secret in an opened or pasted text: the whole link, its fragment, or the code alone. */
export const keyIn = (text: string): string => text.trim().replace(/^(.*[#?&])?key=/s, '');
