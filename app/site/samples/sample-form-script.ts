import { samplesAddress } from '#domain/samples/sample-list.ts';
import { on } from '../../ui/delegate-events.ts';
import { updateLanguageLinks } from '../query/update-language-links.ts';
import { type StoredLine, storedSamples, storeSamples } from './stored-samples.ts';

/** Keeps the form, the stored list and the address the same. Calls `show` after every change. */
export function runSampleForm(show: () => void): void {
  if (document.querySelector('[data-samples-sent]') && location.search.includes('sent=')) {
    storeSamples([]);
    history.replaceState(history.state, '', location.pathname);
    updateLanguageLinks();
  }
  const form = document.querySelector<HTMLFormElement>('[data-sample-form]');
  if (!form) return;
  const stored = storedSamples() ?? [];
  // The list in the answer to a form is newer than the stored one. The list in an address is added to the stored one.
  if (form.dataset.sampleForm !== 'answer') {
    const asked = new URLSearchParams(location.search).getAll('add');
    if (stored.some(({ thing }) => !asked.includes(thing))) {
      location.replace(samplesAddress([...new Set([...thingsOf(stored), ...asked])]));
      return;
    }
    fillIn(form, stored);
  }
  const keep = () => {
    const lines = linesIn(form);
    storeSamples(lines);
    history.replaceState(history.state, '', samplesAddress(thingsOf(lines)));
    updateLanguageLinks();
    show();
  };
  keep();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  on('change', '[data-sample-line] input', keep);
  on('click', '[data-sample-line] button', (button, event) => {
    event.preventDefault();
    const line = button.closest('[data-sample-line]');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    line?.remove();
    keep();
    (next?.querySelector('button') ?? form.querySelector('h2'))?.focus();
    const empty = form.querySelector<HTMLElement>('[data-no-samples]');
    if (empty) empty.hidden = linesIn(form).length > 0;
  });
}

const thingsOf = (lines: readonly StoredLine[]) => lines.map(({ thing }) => thing);

const inputIn = (line: Element, name: string) =>
  line.querySelector<HTMLInputElement>(`[name="${name}"]`);

const elementsOf = (form: HTMLFormElement) => [...form.querySelectorAll('[data-sample-line]')];

const linesIn = (form: HTMLFormElement): StoredLine[] =>
  elementsOf(form).map((line) => ({
    thing: inputIn(line, 'line')?.value ?? '',
    quantity: inputIn(line, 'quantity')?.value ?? '',
    note: inputIn(line, 'note')?.value ?? '',
  }));

/** Fills in the stored quantities and notes, which are not in the address so that it stays short. */
function fillIn(form: HTMLFormElement, stored: readonly StoredLine[]): void {
  for (const line of elementsOf(form)) {
    const thing = inputIn(line, 'line')?.value;
    const known = stored.find((one) => one.thing === thing);
    for (const name of ['quantity', 'note'] as const) {
      const input = inputIn(line, name);
      if (input && known) input.value = known[name] ?? '';
    }
  }
}
