import { on } from '../../ui/delegate-events.ts';

/** The reports that this page has already sent. */
const sent = new Set<string>();

/** The last search, which is reported when the visitor leaves or searches for something else. */
let search: { words: string; found: boolean } | undefined;

/** Reports what buyers look for: searches, item codes, comparisons and PDFs. Nothing is stored in the browser. */
export function runInterest(): void {
  noteSearch();
  const { pathname } = location;
  if (pathname.startsWith('/products/'))
    report('code', new URLSearchParams(location.search).get('code'));
  for (const { textContent } of document.querySelectorAll('[data-compared]'))
    report('compare', textContent);
  on('click', 'button[name="code"]', (pill) => report('code', pill.getAttribute('value')));
  on('click', 'a[href$=".pdf"]', (link) => {
    const file = new URL((link as HTMLAnchorElement).href).pathname;
    // The name of an uploaded file means nothing to staff, so the page with the link is counted instead.
    report('pdf', file.startsWith('/media/') ? pathname : file);
  });
  document.addEventListener('visibilitychange', () => document.hidden && reportSearch());
  addEventListener('pagehide', reportSearch);
}

/** Remembers the search that the list shows. While a visitor types, only the longest text is reported. */
export function noteSearch(): void {
  const list = document.querySelector<HTMLElement>('[data-searched]');
  if (!list) return;
  const words = list.dataset.searched ?? '';
  if (search?.words.startsWith(words)) return;
  if (search && !words.startsWith(search.words)) reportSearch();
  search = { words, found: list.dataset.found !== '0' };
}

function reportSearch(): void {
  if (search) report(search.found ? 'search' : 'nothing', search.words);
  search = undefined;
}

function report(kind: string, subject: string | null): void {
  const body = new URLSearchParams({ kind, subject: subject ?? '' });
  if (!subject || sent.has(body.toString())) return;
  sent.add(body.toString());
  navigator.sendBeacon('/search/interest', body);
}
