import { type SentMessage, showMessage } from '#app/i18n/sent-message.ts';

const visibleFor = { success: 5000, error: 8000 };

/** Shows a toast for some seconds, and removes an earlier one with the same text. */
export function showToast(
  kind: 'success' | 'error',
  message: SentMessage,
  title: SentMessage = '',
): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  const list = region?.querySelector('[role="status"]');
  const shown = paragraph(message);
  const text = shown.textContent;
  if (!region || !list || text === '') return;
  for (const other of list.querySelectorAll<HTMLElement>('.toast'))
    if (other.dataset.text === text) other.remove();
  const toast = Object.assign(document.createElement('div'), { className: 'toast' });
  Object.assign(toast.dataset, { kind, text });
  const content = document.createElement('div');
  if (title) content.append(paragraph(title, 'toast-title'));
  content.append(shown);
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '×',
  });
  close.setAttribute('aria-label', region.dataset.close ?? '');
  close.addEventListener('click', () => toast.remove());
  toast.append(content, close);
  list.append(toast);
  setTimeout(() => toast.remove(), visibleFor[kind]);
}

/** Shows the toasts that the server rendered. Screen readers announce a toast only when it is inserted. */
export function showSentToasts(page: ParentNode = document): void {
  for (const toast of page.querySelectorAll<HTMLElement>('.toast[data-sent]')) {
    toast.remove();
    const text = toast.textContent ?? '';
    showToast('error', toast.querySelector('[lang]') ? { en: text } : text);
  }
  const address = new URL(location.href);
  if (!address.searchParams.has('toast')) return;
  address.searchParams.delete('toast');
  history.replaceState(history.state, '', address);
}

function paragraph(message: SentMessage, className = ''): HTMLElement {
  const place = Object.assign(document.createElement('p'), { className });
  showMessage(place, message);
  return place;
}
