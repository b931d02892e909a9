/**
 * A table as CSV for spreadsheets: the byte order mark says that it is UTF-8. An apostrophe before = + - @ and control
 * characters keeps them from running a cell as a formula, because visitors can send any text.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const plain = /^[\s=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
