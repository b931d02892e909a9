/** Listens on the document for an event of all such elements, those of later content too. */
export function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  selector: string,
  act: (at: HTMLElement, event: DocumentEventMap[Kind]) => void,
  options?: AddEventListenerOptions,
): void {
  document.addEventListener(
    kind,
    (event) => {
      const at = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
      if (at) act(at, event);
    },
    options,
  );
}

/** The key that was pressed alone: with Alt, Ctrl or Meta, arrows are the browser's own, such as Back. */
export const keyAlone = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  altKey || ctrlKey || metaKey ? '' : key;

/** What a `noscript` within an element holds: where scripts run, browsers leave it as text. */
export function noscriptContent(place: Element): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = place.querySelector('noscript')?.textContent ?? '';
  return template.content;
}
