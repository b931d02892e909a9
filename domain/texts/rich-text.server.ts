import sanitizeHtml from 'sanitize-html';

const blocks = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
  ...['hr', 'div', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const inline = [
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'abbr', 'q'],
  ...['cite', 'span', 'time', 'wbr', 'br', 'ruby', 'rt', 'rp'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline, 'img'],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page already has its h1.
    h1: 'h2',
    a: (tagName, { href, title, target, lang }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(lang !== undefined && { lang }),
        ...(target === '_blank' && { target }),
        ...(href !== undefined &&
          /^https?:/i.test(href) && { rel: 'noopener noreferrer nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
};

const endsBlock = new RegExp(`</?(?:${blocks.join('|')})(?: [^>]*)?/?>\\s*$`, 'i');
const startsBlock = new RegExp(`^\\s*</?(?:${blocks.join('|')})[ />]`, 'i');
const preformatted = /(<pre[\s>][\s\S]*?<\/pre>)/i;

/**
 * Renders a text that may contain HTML: safe tags stay, all other tags are removed, and line breaks become
 * <br>. Null if the text is empty. Plain text such as '5 < 6' stays readable.
 */
export function toRichText(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const safe = sanitizeHtml(text.replaceAll(/\r\n?/g, '\n').trim(), options);
  return safe
    .split(preformatted)
    .map((part, at) => (at % 2 === 1 ? part : breakLines(part)))
    .join('');
}

/** Turns line breaks into <br>, except those that only format the HTML source. */
function breakLines(html: string): string {
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
  return endsBlock.test(line) || startsBlock.test(next) || /<br \/>\s*$/.test(line);
}
