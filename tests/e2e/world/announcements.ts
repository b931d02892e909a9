declare global {
  interface Window {
    announced(line: string): void;
  }
}

/**
 * Runs in the page: passes on what its live regions say, and what is said without one. A region that comes into the page
 * together with its text is often not said, so its text is passed on as silent; alerts are said.
 */
export function recordAnnouncements(): void {
  const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]';
  /** The texts that were in regions at the last look. */
  const known = new WeakMap<Element, string>();
  /** The regions that could be perceived then. */
  const perceived = new WeakSet<Element>();

  const textOf = (element: Element) =>
    (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
  const isPerceived = (region: Element) => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (
      region.checkVisibility({ visibilityProperty: true }) &&
      !region.closest('[aria-hidden="true"], [aria-busy="true"], [inert]') &&
      (!top || top.contains(region))
    );
  };
  /** The elements of a region, but not of regions in it, that have a text of their own. */
  const partsOf = (region: Element) =>
    [region, ...region.querySelectorAll('*')].filter(
      (part) =>
        part.closest(regions) === region &&
        part.checkVisibility() &&
        [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
  const look = (isFirst = false) => {
    for (const region of document.querySelectorAll(regions)) {
      const changed = partsOf(region).filter((part) => known.get(part) !== textOf(part));
      for (const part of changed) known.set(part, textOf(part));
      // The same text is said again after the region was empty.
      if (textOf(region) === '') known.delete(region);
      const wasPerceived = perceived.has(region) || region.matches('[role="alert"]');
      if (isPerceived(region)) perceived.add(region);
      else perceived.delete(region);
      const isOff = region.getAttribute('aria-live') === 'off' || !perceived.has(region);
      if (isFirst || isOff || changed.length === 0) continue;
      const atomic =
        region.getAttribute('aria-atomic') ??
        String(region.matches('[role="status"], [role="alert"]'));
      const said = atomic === 'true' ? textOf(region) : changed.map(textOf).join(' ');
      window.announced(wasPerceived ? said : `SILENT ${said}`);
    }
  };
  const begin = () => {
    look(true);
    let asked = false;
    const lookSoon = () => {
      if (asked) return;
      asked = true;
      // What changes within one task is one change for the accessibility tree.
      setTimeout(() => {
        asked = false;
        look();
      });
    };
    new MutationObserver(lookSoon).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'role', 'inert', 'open', 'aria-hidden', 'aria-live', 'class'],
    });
  };
  Object.assign(Document.prototype, {
    ariaNotify: (text: string) => text && window.announced(text),
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
