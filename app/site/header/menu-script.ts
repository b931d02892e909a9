import { on } from '../../ui/delegate-events.ts';

/** Closes the menu of small screens when it must not stay open, and opens it in browsers without commands. */
export function runMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('.site-menu');
  if (!menu) return;
  const close = () => menu.close();
  // A wide screen hides the menu, but while the menu is open nothing else on the page can be used.
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  // The menu closes before the visitor leaves, so that a page restored from history shows no menu.
  addEventListener('pagehide', close);
  if ('command' in HTMLButtonElement.prototype) return;
  on('click', '[commandfor]', (button) => {
    if (button.getAttribute('command') === 'close') close();
    else menu.showModal();
  });
}
