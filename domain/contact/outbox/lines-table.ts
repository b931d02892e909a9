/** A table as plain text: columns of one width, without the columns that are empty in every row. */
export function linesAsText(columns: readonly string[], rows: readonly string[][]): string {
  const used = usedColumns(columns, rows);
  const table = [columns, ...rows].map((row) => used.map((at) => row[at] ?? ''));
  const widths = used.map((_, at) => Math.max(...table.map((row) => [...(row[at] ?? '')].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length))
      .join(' | ')
      .trimEnd();
  const [head = [], ...body] = table;
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** The same table as a mail in HTML, with the lines of text above it and a text below it. */
export function linesAsHtml(
  columns: readonly string[],
  rows: readonly string[][],
  above: readonly string[],
  below: string,
): string {
  const used = usedColumns(columns, rows);
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    used.map((at) => `<${tag} ${cellStyle}>${escaped(row[at] ?? '')}</${tag}>`).join('');
  return [
    ...above.map((text) => `<p style="margin:0">${escaped(text)}</p>`),
    '<table style="border-collapse:collapse;margin:1em 0">',
    `<thead><tr>${cells(columns, 'th')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody>`,
    '</table>',
    `<p style="white-space:pre-wrap">${escaped(below)}</p>`,
  ].join('\n');
}

const cellStyle = 'style="border:1px solid #cbbfa8;padding:4px 10px;text-align:left"';

const usedColumns = (columns: readonly string[], rows: readonly string[][]): number[] =>
  columns.map((_, at) => at).filter((at) => rows.some((row) => row[at]));

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
