/**
 * A table as CSV for spreadsheets: the byte order mark says that it is UTF-8. An apostrophe before = + - @ and control
 * characters keeps them from running a cell as a formula, because visitors can send any text. Numbers stay as they are.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const isFormula = /^[\s=+\-@＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const plain = isFormula ? `'${text}` : text;
  return /[",;\r\n\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
