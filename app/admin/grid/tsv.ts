/** Reads a table as spreadsheets copy it: tabs between cells, line breaks between rows, some cells in quotes. */
export function parseTsv(text: string): string[][] {
  const all = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= all.length; ) {
    const [raw = ''] = /^[^\t\n]*/.exec(all.slice(at)) ?? [];
    const quoted = raw.startsWith('"') ? quotedAt(all, at) : undefined;
    row.push(quoted?.text ?? raw);
    at += quoted?.length ?? raw.length;
    if (all[at] !== '\t') {
      rows.push(row);
      row = [];
    }
    at++;
  }
  return rows;
}

/** The cell in quotes that begins here; undefined if its quotes are text. */
function quotedAt(all: string, at: number): { text: string; length: number } | undefined {
  const cell = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/y;
  cell.lastIndex = at;
  const [whole = '', inner = ''] = cell.exec(all) ?? [];
  // Spreadsheets put quotes only around cells with tabs, line breaks or quotes. Other quotes are text.
  return /[\t\n"]/.test(inner)
    ? { text: inner.replaceAll('""', '"'), length: whole.length }
    : undefined;
}

/** Writes a table as spreadsheets read it from the clipboard. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\n');

const written = (text: string) =>
  /[\t\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
