import { noscriptContent } from '../../../ui/delegate-events.ts';

/** The number of codes that fit side by side on paper. */
const acrossPaper = 6;

/** Puts the table of all item codes into the page while the table is open or printed. */
export function runSheet(): void {
  const sheet = document.querySelector('[data-sheet]');
  if (!sheet) return;
  const details = sheet.closest('details');
  const paper = matchMedia('print');
  let isPrinted = false;
  let wasOpen = false;
  let shown: Element[] = [];
  const show = (isShown: boolean) => {
    for (const one of shown) one.remove();
    shown = isShown ? [...noscriptContent(sheet).children] : [];
    sheet.append(...shown);
    const table = isPrinted && sheet.querySelector('table');
    if (table) splitForPaper(table);
  };
  const print = (isPrinting: boolean) => {
    // Browsers announce printing twice: by an event and by the media query.
    if (isPrinting === isPrinted) return;
    isPrinted = isPrinting;
    if (details) {
      if (isPrinting) wasOpen = details.open;
      details.open = isPrinting || wasOpen;
    }
    show(isPrinting || (details?.open ?? false));
  };
  details?.addEventListener('toggle', () => show(details.open));
  addEventListener('beforeprint', () => print(true));
  addEventListener('afterprint', () => print(false));
  paper.addEventListener('change', () => print(paper.matches));
  if (paper.matches) print(true);
  else show(details?.open ?? false);
}

/** Divides the table into tables of six codes, so that every code fits on the paper. */
function splitForPaper(table: HTMLTableElement): void {
  const codes = (table.rows[0]?.cells.length ?? 0) - 1;
  for (let from = 0; from < codes; from += acrossPaper) {
    const part = table.cloneNode(true) as HTMLTableElement;
    for (const row of part.rows) {
      const cells = [...row.cells].slice(1);
      for (const [at, cell] of cells.entries())
        if (at < from || at >= from + acrossPaper) cell.remove();
    }
    table.before(part);
  }
  table.remove();
}
