/**
 * Runs in the page: the texts of its alerts, statuses and errors that stand a second time in the document. The name of a
 * record in a message also stands in its row.
 */
export function repeatedTexts(): string[] {
  const messages = '[role="status"], [role="alert"], [aria-live], [id$="error"]';
  const all = [...document.body.querySelectorAll('*:not(script, style, template, noscript, tr *)')];
  const ownTextOf = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : ' '))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const texts = all.map(ownTextOf);
  return all
    .map((element, at) =>
      element.closest(messages) && !element.closest('button, a') ? (texts[at] ?? '') : '',
    )
    .filter((text) => text !== '' && texts.filter((other) => other.includes(text)).length > 1);
}
