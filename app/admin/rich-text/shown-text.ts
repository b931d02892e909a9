import { blockTags, breakLines } from '#domain/texts/line-breaks.ts';
import { parseHtml } from './parse-html.ts';

const isBlank = (node: Node) =>
  node.nodeType === Node.TEXT_NODE && /^[ \t\r\n\f]*$/.test(node.textContent ?? '');
const isBreak = (node: Node) => node.nodeName === 'BR';
const isBlock = (node: Node) => node instanceof Element && blockTags.includes(node.localName);

/** Parses a stored text as the public page shows it: with <br> for line breaks, and bare text in paragraphs. */
export function parseShown(text: string): DocumentFragment {
  const content = parseHtml(breakLines(text.replaceAll(/\r\n?/g, '\n').trim()));
  wrapParagraphs(content);
  return content;
}

function wrapParagraphs(content: DocumentFragment): void {
  let paragraph: HTMLElement | undefined;
  let between: Node[] = [];
  for (const node of [...content.childNodes]) {
    if (isBreak(node) || isBlank(node)) {
      content.removeChild(node);
      between.push(node);
      continue;
    }
    const breaks = between.filter(isBreak);
    if (isBlock(node)) paragraph = undefined;
    else if (paragraph && breaks.length < 2) paragraph.append(...between, node);
    else {
      paragraph = content.ownerDocument.createElement('p');
      node.before(paragraph);
      // One empty line separates two paragraphs; further ones stay.
      paragraph.append(...breaks.slice(2), node);
    }
    between = [];
  }
}
