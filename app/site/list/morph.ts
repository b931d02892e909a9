/**
 * Makes the children of one element equal to those of another. Elements are kept, so that they keep the focus and the
 * caret, unless their `data-key` differs.
 */
export function morphChildren(now: Element, next: Element): void {
  const [before, after] = [[...now.childNodes], [...next.childNodes]];
  for (const [at, child] of after.entries()) {
    const old = before[at];
    if (!old) now.append(child);
    else if (old.nodeName !== child.nodeName || keyOf(old) !== keyOf(child)) old.replaceWith(child);
    else if (old instanceof Element && child instanceof Element) {
      copyAttributes(old, child);
      morphChildren(old, child);
    } else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
  }
  for (const old of before.slice(after.length)) old.remove();
}

const keyOf = (node: Node) => (node instanceof HTMLElement ? node.dataset.key : undefined);

function copyAttributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes])
    if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
}
