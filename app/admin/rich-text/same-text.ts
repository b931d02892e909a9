import { keptAttributes } from '#domain/texts/kept-attributes.ts';

const renamed: Record<string, string> = { b: 'strong', i: 'em' };
const marks = ['a', 'strong', 'em'];
const space = /[ \t\r\n\f]+/g;

/** A run of text with its marks, or the beginning or end of an element. */
interface Token {
  kind: string;
  text?: string;
}

/** Whether two texts look the same on the public page, however their HTML is nested, spaced or named. */
export function sameText(one: DocumentFragment, other: DocumentFragment): boolean {
  return JSON.stringify(tokensOf(one)) === JSON.stringify(tokensOf(other));
}

function tokensOf(root: DocumentFragment): Token[] {
  const tokens: Token[] = [];
  for (const child of root.childNodes) collect(child, [], tokens);
  return tidy(tokens);
}

function describe(element: Element): string {
  const name = renamed[element.localName] ?? element.localName;
  const kept = [...(keptAttributes['*'] ?? []), ...(keptAttributes[element.localName] ?? [])];
  const attributes = kept.flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    if (value === null || (attribute === 'start' && value === '1')) return [];
    return [`${attribute}=${value}`];
  });
  return [name, ...attributes].join(' ');
}

function collect(node: Node, around: string[], tokens: Token[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replaceAll(space, ' ');
    tokens.push({ kind: [...new Set(around)].sort().join(), text });
    return;
  }
  if (!(node instanceof Element)) {
    tokens.push({ kind: `other ${node.textContent}` });
    return;
  }
  const kind = describe(node);
  const isMark = marks.includes(kind.split(' ', 1)[0] ?? '');
  // A first paragraph in a list item, and an empty paragraph, do not change how the page looks.
  const isSilent =
    kind === 'p' &&
    ((node.parentElement?.localName === 'li' && node === node.parentElement.firstElementChild) ||
      !node.hasChildNodes());
  if (!isMark && !isSilent) tokens.push({ kind: `<${kind}>` });
  for (const child of node.childNodes) collect(child, isMark ? [...around, kind] : around, tokens);
  if (!isMark && !isSilent) tokens.push({ kind: `</${kind}>` });
}

/** Joins texts with the same marks, and removes the white space that a browser does not show. */
function tidy(tokens: Token[]): Token[] {
  const tidied: Token[] = [];
  for (const { kind, text } of tokens) {
    const last = tidied.at(-1);
    if (text === undefined) {
      if (last?.text !== undefined) last.text = last.text.replace(/ $/, '');
      if (last?.text === '') tidied.pop();
      tidied.push({ kind });
      continue;
    }
    const shown =
      last?.text === undefined || last.text.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (shown === '') continue;
    if (last?.kind === kind && last.text !== undefined) last.text += shown;
    else tidied.push({ kind, text: shown });
  }
  return tidied;
}
