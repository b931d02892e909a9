const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A size in bytes as text, in steps of 1024 like the specified limits of files: 1536 is '1.5 kB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${numbers.format(bytes)} B`;
  if (bytes < 1024 ** 2) return `${numbers.format(bytes / 1024)} kB`;
  return `${numbers.format(bytes / 1024 ** 2)} MB`;
}
