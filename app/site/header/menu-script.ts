import { on } from '../../ui/delegate-events.ts';

/** The menu of small screens opens and closes by itself; this is what the browser leaves to do. */
export function runMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('.site-menu');
  if (!menu) return;
  const shut = () => menu.close();
  // A screen turned or widened shows the links themselves, and must not stay behind a hidden menu.
  matchMedia('(min-width: 64rem)').addEventListener('change', shut);
  // A page that comes back from history comes back without it.
  addEventListener('pagehide', shut);
  if ('command' in HTMLButtonElement.prototype) return;
  on('click', '[commandfor]', (button) => {
    if (button.getAttribute('command') === 'close') shut();
    else menu.showModal();
  });
}
