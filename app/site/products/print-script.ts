import { noscriptContent } from '../../ui/delegate-events.ts';

/** On paper, every item code of the product: the table is in the page only while it is printed. */
export function runPrint(): void {
  const sheet = document.querySelector('[data-sheet]');
  if (!sheet) return;
  const paper = matchMedia('print');
  let printed: Element[] = [];
  const follow = (isPrinting: boolean) => {
    for (const one of printed) one.remove();
    printed = isPrinting ? [...noscriptContent(sheet).children] : [];
    sheet.append(...printed);
  };
  addEventListener('beforeprint', () => follow(true));
  addEventListener('afterprint', () => follow(false));
  paper.addEventListener('change', () => follow(paper.matches));
  follow(paper.matches);
}
