/** The block elements that rich text may contain. */
export const blockTags = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
  ...['hr', 'div', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const endsBlock = new RegExp(`</?(?:${blockTags.join('|')})(?: [^>]*)?/?>\\s*$`, 'i');
const startsBlock = new RegExp(`^\\s*</?(?:${blockTags.join('|')})[ />]`, 'i');

/** Turns line breaks into <br>, except those that only format the HTML source. */
export function breakLines(html: string): string {
  let previous: string | undefined;
  let text = '';
  for (const line of html.split('\n')) {
    if (previous !== undefined && !laysOut(previous, line)) text += '<br />\n';
    text += line;
    previous = line;
  }
  return text;
}

function laysOut(line: string, next: string): boolean {
  return endsBlock.test(line) || startsBlock.test(next) || /<br ?\/?>\s*$/i.test(line);
}
