/** Listens for events of all elements that match, including elements that are added later. */
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

/** The pressed key; '' with Alt, Ctrl or Meta, because browsers use these combinations. */
export const withoutModifiers = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  altKey || ctrlKey || metaKey ? '' : key;

/** The content of the `noscript` in an element. While scripts run, browsers keep this content as text. */
export function noscriptContent(place: Element): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = place.querySelector('noscript')?.textContent ?? '';
  return template.content;
}
