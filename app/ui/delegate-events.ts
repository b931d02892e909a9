/** Listens on the document for events of all matching elements, including later ones. */
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

/** The pressed key; '' with Alt, Ctrl or Meta, whose combinations belong to the browser. */
export const withoutModifiers = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  altKey || ctrlKey || metaKey ? '' : key;

/** The content of the `noscript` in an element, which browsers keep as text while scripts run. */
export function noscriptContent(place: Element): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = place.querySelector('noscript')?.textContent ?? '';
  return template.content;
}
