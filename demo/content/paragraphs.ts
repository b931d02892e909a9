/** Joins paragraphs of plain text with an empty line, as staff type them into a text field. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}
