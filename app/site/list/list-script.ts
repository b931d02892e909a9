import { on } from '../../ui/delegate-events.ts';
import { updateLanguageLinks } from '../header/update-language-links.ts';
import { showSentToasts, showToast } from '../layout/toasts.ts';
import { unlessLeft } from '../layout/unless-left.ts';
import { type ListRequest, listQuery, listRequest } from './list-request.ts';
import { morphChildren } from './morph.ts';

/** So long, in milliseconds, a search waits for the next letter. */
const debounce = 250;

/** Typing replaces the address, a choice adds one to the history, and going back changes none. */
type Remember = 'replace' | 'push' | 'none';

let asked: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Narrows a list without leaving the page: the page of the new address is fetched, and what it says
 * otherwise is changed in this one. `afterwards` sees to what scripts add to a list.
 */
export function runList(afterwards: () => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]');
  if (!form) return;
  const search = form.elements.namedItem('q') as HTMLInputElement;
  const size = form.elements.namedItem('size') as HTMLSelectElement | null;
  const show = (address: string, remember: Remember) =>
    showList(form, address, remember).then((shown) => {
      if (!shown) return;
      // Whoever types goes on typing.
      if (remember === 'none' || document.activeElement !== search)
        search.value = search.defaultValue;
      if (size) size.value = size.querySelector<HTMLOptionElement>('[selected]')?.value ?? '6';
      afterwards();
    });
  const refine = (remember: Remember, change: Partial<ListRequest> = {}) => {
    clearTimeout(timer);
    const query = listQuery({ ...chosen(form), ...change });
    const isShown = query === listQuery(listRequest(location.href));
    if (remember === 'push' || asked || !isShown) show(location.pathname + query, remember);
  };
  const refineSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refine('replace'), debounce);
  };

  search.addEventListener('input', (event) => {
    // Half a word of a Chinese or Japanese input method is not a search yet.
    if (!event.isComposing) refineSoon();
  });
  search.addEventListener('compositionend', refineSoon);
  size?.addEventListener('change', () => refine('push'));
  on('submit', 'form[data-list], form[data-clear]', (sent, event) => {
    event.preventDefault();
    const { submitter } = event;
    if (sent !== form) {
      // The button goes with the empty list, and would take the focus with it.
      search.value = '';
      search.focus();
      refine('push', { category: undefined });
    } else if (submitter?.matches('.pill')) {
      refine('push', { category: Number(submitter.getAttribute('value')) || undefined });
    } else refine('replace');
  });
  addEventListener('popstate', () => {
    // What was typed belongs to the list that is left.
    clearTimeout(timer);
    show(location.href, 'none');
  });
  // What was entered before this script was there.
  refine('replace');
}

/** What the form's fields say, and the category that its search stays in. */
function chosen(form: HTMLFormElement): ListRequest {
  const fields = new FormData(form, form.querySelector('[name="category"]'));
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.set(name, String(value));
  return listRequest(`${location.origin}?${query}`);
}

/** Whether the list of that address is shown; when loading fails, this one stays and a message says so. */
async function showList(
  form: HTMLFormElement,
  address: string,
  remember: Remember,
): Promise<boolean> {
  asked?.abort();
  const ask = new AbortController();
  asked = ask;
  const sayLoaded = sayLoading(form);
  try {
    const html = await unlessLeft(async () =>
      (await fetch(address, { signal: ask.signal })).text(),
    );
    if (html === undefined) {
      sayLoaded();
      return false;
    }
    const page = new DOMParser().parseFromString(html, 'text/html');
    const [main, next] = [document.querySelector('main'), page.querySelector('main')];
    if (!main || !next) throw new Error(`${address} is no page`);
    morphChildren(main, next);
    document.title = page.title;
    if (remember === 'push') history.pushState(null, '', address);
    if (remember === 'replace') history.replaceState(history.state, '', address);
    updateLanguageLinks();
    showSentToasts(page);
    return true;
  } catch {
    if (ask.signal.aborted) return false;
    sayLoaded();
    showToast('error', form.dataset.failed ?? '');
    return false;
  } finally {
    if (asked === ask) asked = undefined;
  }
}

/** Says that the list is read anew, with skeletons where it has any; answers what takes that back. */
function sayLoading(form: HTMLFormElement): () => void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const list = form.closest('section')?.querySelector<HTMLElement>('[data-items]');
  const skeleton = document.querySelector<HTMLTemplateElement>('template[data-skeletons]');
  const before = status?.textContent ?? '';
  if (status) status.textContent = status.dataset.loading ?? '';
  list?.setAttribute('aria-busy', 'true');
  const skeletons = skeleton && list ? document.createElement('div') : undefined;
  if (skeletons && skeleton) {
    skeletons.className = 'tiles';
    skeletons.setAttribute('aria-hidden', 'true');
    const number = Math.max(1, list?.childElementCount ?? 0);
    for (let n = 0; n < number; n++) skeletons.append(skeleton.content.cloneNode(true));
    list?.replaceWith(skeletons);
  }
  return () => {
    if (status) status.textContent = before;
    list?.removeAttribute('aria-busy');
    if (list) skeletons?.replaceWith(list);
  };
}
