/** The page in a frame; undefined if it is no preview, such as the browser's page for a failed load. */
export function pageIn(frame: HTMLIFrameElement): Document | undefined {
  const page = frame.contentDocument;
  return page?.getElementById('content') ? page : undefined;
}

/** Makes the page passive: links and forms do nothing, and Tab skips its controls. */
export function makeInert(page: Document): void {
  const controls = 'a, button, input, select, textarea, summary, iframe, [tabindex]';
  for (const control of page.querySelectorAll<HTMLElement>(controls)) control.tabIndex = -1;
  for (const type of ['click', 'auxclick', 'submit'])
    page.addEventListener(type, (event) => event.preventDefault(), { capture: true });
}

/** The part of the page that scrolls: an open dialog, such as a policy, or else the page itself. */
export const scrollerOf = (page: Document): Element =>
  page.querySelector('dialog[open]') ?? page.scrollingElement ?? page.documentElement;

/** The height at the top of a page that its header may cover. */
const headerHeight = 96;

/** Marks this part of the page and no other; `scrolls` brings it into view. Answers whether the page has the part. */
export function markPart(page: Document, part: string | undefined, scrolls: boolean): boolean {
  for (const marked of page.querySelectorAll('[data-edited]'))
    marked.removeAttribute('data-edited');
  const found = [...page.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ dataset }) => dataset.part === part)
    // An element with `display: contents` has no box of its own.
    .flatMap((one) => (one.getClientRects().length > 0 ? one : [...one.children]));
  for (const one of found) one.setAttribute('data-edited', '');
  const [first] = found;
  if (!first) return false;
  const { top } = first.getBoundingClientRect();
  const height = page.documentElement.clientHeight;
  if (scrolls && (top < headerHeight || top > height * 0.8))
    scrollerOf(page).scrollBy({ top: top - height / 4, behavior: 'instant' });
  return true;
}
