import { on } from '../../ui/delegate-events.ts';

/** Closes the menu of small screens if the browser does not do so itself. */
export function runMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('.site-menu');
  if (!menu) return;
  const close = () => menu.close();
  // A wider screen hides the menu, and its open dialog would leave the page inert.
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  // A page that is restored from history shows the menu closed.
  addEventListener('pagehide', close);
  if ('command' in HTMLButtonElement.prototype) return;
  on('click', '[commandfor]', (button) => {
    if (button.getAttribute('command') === 'close') close();
    else menu.showModal();
  });
}
