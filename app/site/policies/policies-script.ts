import { on } from '../../ui/delegate-events.ts';

/** Opens a policy without leaving the page: its text is taken from the page that the button asks for. */
export function runPolicies(): void {
  const opened = document.querySelector<HTMLDialogElement>('dialog.sheet');
  // One that came open with the page becomes modal now that there is a script.
  opened?.close();
  opened?.showModal();
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-policy-waiting]');
  on('click', 'button[name="dialog"]', (button, event) => {
    const sheet = waiting?.content.firstElementChild?.cloneNode(true);
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
  const say = (failed: boolean) => {
    if (spinner) spinner.hidden = failed;
    if (failure) failure.hidden = !failed;
  };
  say(false);
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const text = page.querySelector('[data-policy]');
    if (!text) throw new Error(`${address} has no policy`);
    spinner?.remove();
    failure?.replaceWith(text);
  } catch {
    say(true);
  }
}
