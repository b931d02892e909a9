/**
 * Says a text to users of screen readers. For what the page already shows: a live region would need a second copy of
 * the text. A browser without this method says nothing.
 */
export function announce(text: string): void {
  (document as { ariaNotify?: (text: string) => void }).ariaNotify?.(text);
}
