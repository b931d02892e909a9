const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A size in bytes as text, in steps of 1024 like the specified limits of files: 1536 is '1.5 kB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${numbers.format(bytes)} B`;
  const power = Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return `${numbers.format(bytes / 1024 ** power)} ${['B', 'kB', 'MB', 'GB'][power]}`;
}
