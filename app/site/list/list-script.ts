import { messageIn, showMessage } from '#app/i18n/sent-message.ts';
import { on } from '../../ui/delegate-events.ts';
import { unlessLeft } from '../../ui/unless-left.ts';
import { updateLanguageLinks } from '../query/update-language-links.ts';
import { showSentToasts, showToast } from '../toasts/toasts.ts';
import { type ListRequest, listQuery, listRequest } from './list-request.ts';
import { morphChildren } from './morph.ts';

/** The milliseconds that a search waits for the next letter. */
const debounce = 250;

/** Typing replaces the address, a choice adds an entry to the history, and going back changes neither. */
type Navigation = 'replace' | 'push' | 'traverse';

let running: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Ends the loading state. The function is undefined while no list is loading. */
let hideLoading: (() => void) | undefined;

/**
 * Searches and filters a list without leaving the page: it fetches the page of the new address and changes this page
 * into that one. Calls `onUpdate` when the new list is shown.
 */
export function runList(onUpdate: () => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]');
  if (!form) return;
  const search = form.elements.namedItem('q') as HTMLInputElement;
  const size = form.elements.namedItem('size') as HTMLSelectElement | null;
  const show = (address: string, navigation: Navigation) =>
    showList(form, address, navigation).then((shown) => {
      if (!shown) return;
      // The text in the search field is kept while the visitor is typing.
      if (navigation === 'traverse' || document.activeElement !== search)
        search.value = search.defaultValue;
      if (size) size.value = String(listRequest(location.href).size);
      onUpdate();
    });
  const refine = (navigation: Navigation, change: Partial<ListRequest> = {}) => {
    clearTimeout(timer);
    const query = listQuery({ ...chosen(form), ...change });
    const isShown = query === listQuery(listRequest(location.href));
    if (navigation === 'push' || running || !isShown) show(location.pathname + query, navigation);
  };
  const refineSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refine('replace'), debounce);
  };

  search.addEventListener('input', (event) => {
    // The list is not searched while an input method composes a word.
    if (!event.isComposing) refineSoon();
  });
  search.addEventListener('compositionend', refineSoon);
  size?.addEventListener('change', () => refine('push'));
  on('submit', 'form[data-list], form[data-clear]', (sent, event) => {
    event.preventDefault();
    const { submitter } = event;
    if (sent !== form) {
      // The button that clears the search disappears with the message, so the search field gets the focus.
      search.value = '';
      search.focus();
      refine('push', { category: undefined });
    } else if (submitter?.matches('.pill')) {
      refine('push', { category: Number(submitter.getAttribute('value')) || undefined });
    } else refine('replace');
  });
  addEventListener('popstate', () => {
    // A search that has not started yet belongs to the former entry of the history.
    clearTimeout(timer);
    show(location.href, 'traverse');
  });
  // The visitor may have typed before this script ran.
  refine('replace');
}

/** Reads the fields of the form. The category is the value of the search button, which keeps the chosen one. */
function chosen(form: HTMLFormElement): ListRequest {
  const fields = new FormData(form, form.querySelector('[name="category"]'));
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.set(name, String(value));
  return listRequest(`${location.origin}?${query}`);
}

/** Shows the list of an address. Returns false if a later search replaces this one, or if loading fails. */
async function showList(
  form: HTMLFormElement,
  address: string,
  navigation: Navigation,
): Promise<boolean> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  // A new search keeps the loading state of the search that it replaces, because the list is hidden already.
  hideLoading ??= showLoading(form);
  try {
    const html = await unlessLeft(async () =>
      (await fetch(address, { signal: controller.signal })).text(),
    );
    if (html === undefined) return false;
    const page = new DOMParser().parseFromString(html, 'text/html');
    const [main, next] = [document.querySelector('main'), page.querySelector('main')];
    if (!main || !next) throw new Error(`${address} is no page`);
    hideLoading = undefined;
    morphChildren(main, next);
    document.title = page.title;
    if (navigation === 'push') history.pushState(null, '', address);
    if (navigation === 'replace') history.replaceState(history.state, '', address);
    updateLanguageLinks();
    showSentToasts(page);
    return true;
  } catch {
    if (controller.signal.aborted) return false;
    showToast('error', messageIn(form, 'failed'));
    return false;
  } finally {
    if (running === controller) {
      running = undefined;
      hideLoading?.();
      hideLoading = undefined;
    }
  }
}

/** Shows that the list is loading, with skeletons if the page has any. Returns a function that ends this. */
function showLoading(form: HTMLFormElement): () => void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const list = form.closest('section')?.querySelector<HTMLElement>('[data-items]');
  const skeleton = document.querySelector<HTMLTemplateElement>('template[data-skeletons]');
  const before = [...(status?.childNodes ?? [])];
  if (status) showMessage(status, messageIn(status, 'loading'));
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
    status?.replaceChildren(...before);
    status?.removeAttribute('lang');
    list?.removeAttribute('aria-busy');
    if (list) skeletons?.replaceWith(list);
  };
}
