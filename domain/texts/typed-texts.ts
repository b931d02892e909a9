/**
 * Puts a typed text on one line, without control characters, so that it cannot become a mail header. Bidirectional
 * overrides are removed too, because they can disguise a name.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A typed text with its line breaks, without other control characters. */
export function severalLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
