import { noscriptContent } from '../../../ui/delegate-events.ts';

/** So many codes stand side by side on a sheet of paper. */
const acrossPaper = 6;

/** The table of all item codes is in the page only while it is open, and while the page is printed. */
export function runSheet(): void {
  const sheet = document.querySelector('[data-sheet]');
  if (!sheet) return;
  const fold = sheet.closest('details');
  const paper = matchMedia('print');
  let isPrinted = false;
  let wasOpen = false;
  let shown: Element[] = [];
  const show = (isShown: boolean) => {
    for (const one of shown) one.remove();
    shown = isShown ? [...noscriptContent(sheet).children] : [];
    sheet.append(...shown);
    const table = isPrinted && sheet.querySelector('table');
    if (table) layOut(table);
  };
  const print = (isPrinting: boolean) => {
    // Browsers say it twice: as an event and as a medium.
    if (isPrinting === isPrinted) return;
    isPrinted = isPrinting;
    if (fold) {
      if (isPrinting) wasOpen = fold.open;
      fold.open = isPrinting || wasOpen;
    }
    show(isPrinting || (fold?.open ?? false));
  };
  fold?.addEventListener('toggle', () => show(fold.open));
  addEventListener('beforeprint', () => print(true));
  addEventListener('afterprint', () => print(false));
  paper.addEventListener('change', () => print(paper.matches));
  if (paper.matches) print(true);
  else show(fold?.open ?? false);
}

/** Makes of a table as many as it takes for every code to be on the paper. */
function layOut(table: HTMLTableElement): void {
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
