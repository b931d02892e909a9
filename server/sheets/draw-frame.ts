import type { SheetDocument } from '#domain/sheets/sheet.ts';
import { colour, type Look, looks, type Paper, page } from './paper.ts';

const latin: Look = { style: 'serif', size: 17, colour: colour.ink, lead: 1.2 };
const characters: Look = { style: 'serif', size: 10, colour: colour.goldDeep, lead: 1.2 };
const rule = page.bottom + 12;

/** Draws what every page repeats: the wordmark and the date above, the company and the page number below. */
export function drawFrame(paper: Paper, { company, date }: SheetDocument): void {
  const { count } = paper.pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    paper.pdf.switchToPage(at);
    paper.decoration(() => {
      const { wordmark } = company;
      const width = paper.width(wordmark.latin, latin);
      paper.write([wordmark.latin], latin, { x: page.left, y: 36 });
      // The wordmark uses traditional characters in every language.
      const x = page.left + width + (width > 0 ? 6 : 0);
      paper.write([wordmark.characters], characters, { x, y: 41.5, lang: 'zh-Hant' });
      paper.write([date], looks.small, { x: 0, y: 43, right: page.right });
    }, 'Pagination');
    paper.hairline(rule);
    paper.decoration(() => {
      let y = rule + 7;
      for (const { text, lang } of company.lines.slice(0, 3))
        y = paper.write(
          paper
            .lines({ text: text.replaceAll(/\s*\n\s*/g, ', '), lang }, looks.small, 440)
            .slice(0, 1),
          looks.small,
          { x: page.left, y, lang },
        );
      paper.write([`${at + 1} / ${count}`], looks.small, { x: 0, y: rule + 7, right: page.right });
    }, 'Pagination');
  }
}
