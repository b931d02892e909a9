import { isKeptAddress } from './link-address.ts';
import { parseHtml } from './parse-html.ts';
import { joinWordLists, wordListItem } from './word-lists.ts';

/** Elements of which nothing is pasted, not even their text. */
const dropped = new Set(
  'style,script,title,meta,link,xml,template,noscript,iframe,object,svg,math,select,button'.split(
    ',',
  ),
);

/** What an element becomes; elements that are not listed leave their content behind. */
const pasted: Record<string, string> = {
  ...{ p: 'p', div: 'div', br: 'br', ul: 'ul', ol: 'ol', li: 'li', a: 'a' },
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', td: 'div', th: 'div' },
};

const blocks = 'p, div, ul, ol, li, h2, h3';

/**
 * The structure, bold, italic and links of HTML from Word, Google Docs and others. A paste from the editor is
 * unchanged.
 */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = document.implementation.createHTMLDocument();
  page.body.append(...[...parseHtml(html).childNodes].flatMap((node) => copy(node, page)));
  joinWordLists(page.body);
  for (const paragraph of page.querySelectorAll('p, h2, h3'))
    if (paragraph.textContent?.trim() === '') paragraph.remove();
  // Google Docs writes an empty line as a <br> between paragraphs.
  for (const line of page.querySelectorAll('br'))
    if (line.parentElement?.querySelector(`:scope > :is(${blocks})`)) line.remove();
  return page.body.innerHTML;
}

function copy(node: Node, page: Document): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [page.createTextNode(node.textContent ?? '')];
  if (!(node instanceof HTMLElement) || dropped.has(node.localName)) return [];
  const style = node.dataset.style ?? '';
  if (/mso-list:\s*Ignore/i.test(style)) return [];
  const content = [...node.childNodes].flatMap((child) => copy(child, page));
  const name = pasted[node.localName];
  if (!name) return emphasised(node, style, content, page);
  const address = node.getAttribute('href') ?? '';
  if (name === 'a' && (address.startsWith('#') || !isKeptAddress(address))) return content;
  const element = wordListItem(node, style, page) ?? page.createElement(name);
  if (name === 'a') element.setAttribute('href', address);
  element.append(...content);
  return [element];
}

/** Keeps bold and italic, which are elements or, in Google Docs, styles of a <span>. */
function emphasised(node: HTMLElement, style: string, content: Node[], page: Document): Node[] {
  const is = (tags: string[], on: RegExp, off: RegExp) =>
    on.test(style) || (tags.includes(node.localName) && !off.test(style));
  const isBold = is(
    ['b', 'strong'],
    /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i,
    /(?<![\w-])font-weight:\s*(normal|[1-5]00)/i,
  );
  const isItalic = is(
    ['i', 'em'],
    /(?<![\w-])font-style:\s*(italic|oblique)/i,
    /(?<![\w-])font-style:\s*normal/i,
  );
  let inside = content;
  for (const tag of [isBold && 'strong', isItalic && 'em']) {
    if (!tag) continue;
    const mark = page.createElement(tag);
    mark.append(...inside);
    inside = [mark];
  }
  return inside;
}
