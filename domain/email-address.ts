const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const shape = new RegExp(`^${atoms}(?:\\.${atoms})*@(?:${label}\\.)+(?!\\p{N}+$)${label}$`, 'u');

/** The longest address that a mail server must accept (RFC 5321). */
export const longestEmailAddress = 254;

/**
 * Whether a text is an e-mail address that any mail server can deliver to: one @, a domain with a dot, no
 * blanks, control characters or quotes. The domain may be in any script.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmailAddress && shape.test(text);
}
