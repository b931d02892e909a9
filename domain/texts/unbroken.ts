/** The longest text that is kept on one line, in characters. A longer one may have no room. */
const longest = 16;

const before = '[(（「“]?';
const after = '[)）」”,.;:，。、；：]*';
/** An item code, a range or a date: parts without blanks, joined by hyphens or dashes. */
const word = '[A-Za-z0-9](?:[A-Za-z0-9.,/:]*[A-Za-z0-9])?';
const joined = `${word}(?:[-–~～]${word})+`;
/** A number or range with its unit. */
const unit = '(?: ?(?:°C|mm|cm|m|g|kg|D|dtex|oz|Nm)(?![A-Za-z]))';
const measured = `\\d[\\d.,/–-]*${unit}`;
const candidate = new RegExp(
  `(?<![A-Za-z0-9-])${before}(?:${measured}|${joined}${unit}?)${after}`,
  'g',
);

/**
 * Splits a text into parts, each followed by one that must not break across lines: an item code
 * such as `JG-1K`, a range, a number with its unit. Odd parts are the unbroken ones.
 */
export function unbrokenParts(text: string): string[] {
  if (!/[\d~～–-]/.test(text)) return [text];
  const parts = [''];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    if (found.length > longest || !(/\d/.test(found) || isCode(found))) continue;
    parts[parts.length - 1] += text.slice(at, index);
    parts.push(found, '');
    at = index + found.length;
  }
  parts[parts.length - 1] += text.slice(at);
  return parts;
}

/** Without a digit only capitals are a code, such as `BP-S`; a hyphenated word may break. */
const isCode = (text: string) => /[A-Z]/.test(text) && !/[a-z]/.test(text);
