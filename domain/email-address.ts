const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const shape = new RegExp(`^${atoms}(?:\\.${atoms})*@(?:${label}\\.)+(?!\\p{N}+$)${label}$`, 'u');

/** The longest address that a mail server must accept (RFC 5321). */
export const longestEmailAddress = 254;

/**
 * Whether a text is an address that mail can be sent to from anywhere: one @, a domain with a dot,
 * no blanks, control characters or quoting. The domain may be written in any script.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmailAddress && shape.test(text);
}
