import { filled, messageIn, showMessage } from '#app/i18n/sent-message.ts';
import { noscriptContent, on } from '../../../ui/delegate-events.ts';
import { showMedia } from '../../media/media-viewer-script.ts';
import { updateLanguageLinks } from '../../query/update-language-links.ts';
import { showSamples } from '../../samples/samples-script.ts';

/**
 * Selects an item code without a request: its specification and picture are shown. The values come from the comparison
 * table, which has a column for each code in the order of the buttons.
 */
export function runItemCodes(): void {
  on('click', 'button[name="code"]', (pill, event) => {
    event.preventDefault();
    const pills = [...document.querySelectorAll('button[name="code"]')];
    for (const one of pills) one.setAttribute('aria-pressed', String(one === pill));
    showSpecification(pill.textContent ?? '', pills.indexOf(pill));
    updateLinks(pill.textContent ?? '');
    const viewer = document.querySelector<HTMLElement>('.viewer');
    if (viewer && pill.dataset.picture) showMedia(viewer, Number(pill.dataset.picture));
    const code = new URLSearchParams({ code: pill.getAttribute('value') ?? '' });
    history.replaceState(history.state, '', `?${code}`);
    updateLanguageLinks();
  });
}

const ofCode = '.product-ways a[data-sample], .sample-bar a';

/** Puts the code into the links that ask for a sample or a price. */
function updateLinks(code: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-enquiry]')) {
    showMessage(link, filled(messageIn(link, 'enquiry'), { what: code }));
    const query = new URLSearchParams(link.search);
    query.set('code', code);
    link.search = query.toString();
  }
  for (const link of document.querySelectorAll<HTMLElement>(ofCode))
    Object.assign(link.dataset, { sample: `code:${code}`, what: code });
  showSamples();
}

function showSpecification(code: string, column: number): void {
  const sheet = document.querySelector('[data-sheet]');
  const table = sheet && noscriptContent(sheet);
  for (const value of document.querySelectorAll<HTMLElement>('dd[data-field]')) {
    const { field } = value.dataset;
    const cell = table?.querySelector<HTMLTableRowElement>(`tr[data-field="${field}"]`)?.cells[
      column + 1
    ];
    if (cell) value.replaceChildren(...cell.cloneNode(true).childNodes);
    else value.textContent = code;
    value.lang = cell?.lang ?? '';
    if (!value.lang) value.removeAttribute('lang');
    if (value.parentElement)
      value.parentElement.hidden = cell?.hasAttribute('data-left-out') ?? false;
  }
  const symbols = table?.querySelector<HTMLTableRowElement>('tr[data-care]')?.cells[column + 1];
  const care = document.querySelector('.product-ways [data-care]');
  if (symbols?.firstElementChild) care?.replaceChildren(...symbols.firstElementChild.childNodes);
}
