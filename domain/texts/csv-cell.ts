/**
 * A value as a CSV cell. An apostrophe before = + - @ keeps spreadsheets from running a text as a formula; numbers stay
 * as they are.
 */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text);
  const plain = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
