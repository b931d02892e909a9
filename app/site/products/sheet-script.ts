import { noscriptContent } from '../../ui/delegate-events.ts';

/** The table of all item codes is in the page only while it is open, and while the page is printed. */
export function runSheet(): void {
  const sheet = document.querySelector('[data-sheet]');
  if (!sheet) return;
  const fold = sheet.closest('details');
  const paper = matchMedia('print');
  let wasOpen = false;
  let shown: Element[] = [];
  const show = (isShown: boolean) => {
    for (const one of shown) one.remove();
    shown = isShown ? [...noscriptContent(sheet).children] : [];
    sheet.append(...shown);
  };
  const print = (isPrinting: boolean) => {
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
