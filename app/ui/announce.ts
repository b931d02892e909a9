/** Announces a text that the page shows already to users of screen readers, in browsers that can. */
export function announce(text: string): void {
  (document as { ariaNotify?: (text: string) => void }).ariaNotify?.(text);
}
