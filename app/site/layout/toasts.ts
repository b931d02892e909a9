const visibleFor = { success: 5000, error: 8000 };

/** Shows a toast for some seconds, and removes an earlier one with the same text. */
export function showToast(kind: 'success' | 'error', text: string, title = ''): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  const list = region?.querySelector('[role="status"]');
  if (!region || !list || text === '') return;
  for (const other of list.querySelectorAll<HTMLElement>('.toast'))
    if (other.dataset.text === text) other.remove();
  const toast = element('div', { className: 'toast' });
  Object.assign(toast.dataset, { kind, text });
  const content = element('div', {});
  if (title) content.append(element('p', { className: 'toast-title', textContent: title }));
  content.append(element('p', { textContent: text }));
  const close = element('button', { type: 'button', textContent: '×' });
  close.setAttribute('aria-label', region.dataset.close ?? '');
  close.addEventListener('click', () => toast.remove());
  toast.append(content, close);
  list.append(toast);
  setTimeout(() => toast.remove(), visibleFor[kind]);
}

/** Shows the toasts that the server rendered. Inserting them again makes screen readers announce them. */
export function showSentToasts(page: ParentNode = document): void {
  for (const toast of page.querySelectorAll<HTMLElement>('.toast[data-sent]')) {
    toast.remove();
    showToast('error', toast.textContent ?? '');
  }
  const address = new URL(location.href);
  if (!address.searchParams.has('toast')) return;
  address.searchParams.delete('toast');
  history.replaceState(history.state, '', address);
}

function element<Name extends 'div' | 'p' | 'button'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
