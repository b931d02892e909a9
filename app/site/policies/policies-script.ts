import { on } from '../../ui/delegate-events.ts';

/** Opens a policy without leaving the page. The text is fetched from the page that the button would load. */
export function runPolicies(): void {
  const opened = document.querySelector<HTMLDialogElement>('dialog.sheet');
  // A dialog that the server rendered open is not modal, so it is opened again.
  opened?.close();
  opened?.showModal();
  const template = document.querySelector<HTMLTemplateElement>('template[data-policy-template]');
  on('click', 'button[name="dialog"]', (button, event) => {
    const sheet = template?.content.firstElementChild?.cloneNode(true);
    if (!(sheet instanceof HTMLDialogElement)) return;
    event.preventDefault();
    opened?.remove();
    const title = sheet.querySelector('h2');
    if (title) title.textContent = button.textContent;
    sheet.addEventListener('close', () => sheet.remove());
    document.body.append(sheet);
    sheet.showModal();
    const address = `${location.pathname}?dialog=${button.getAttribute('value')}`;
    sheet.querySelector('.prose button')?.addEventListener('click', () => load(sheet, address));
    load(sheet, address);
  });
}

async function load(sheet: HTMLElement, address: string): Promise<void> {
  const [spinner, failure] = [
    sheet.querySelector<HTMLElement>('span[role="status"]'),
    sheet.querySelector<HTMLElement>('[role="alert"]'),
  ];
  const setFailed = (failed: boolean) => {
    if (spinner) spinner.hidden = failed;
    if (failure) failure.hidden = !failed;
  };
  setFailed(false);
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const text = page.querySelector('[data-policy]');
    if (!text) throw new Error(`${address} has no policy`);
    spinner?.remove();
    failure?.replaceWith(text);
  } catch {
    setFailed(true);
  }
}
