/** The list item that Word wrote as a paragraph with a level and the marker as text; undefined for other elements. */
export function wordListItem(
  node: HTMLElement,
  style: string,
  page: Document,
): HTMLElement | undefined {
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(style)?.[1];
  if (node.localName !== 'p' || !level) return undefined;
  const markers = [...node.querySelectorAll<HTMLElement>('[data-style*="mso-list" i]')];
  const marker = markers.find((one) => /Ignore/i.test(one.dataset.style ?? ''));
  const item = page.createElement('li');
  item.dataset.level = level;
  const isNumber = /^\(?([0-9]+|[a-z]+)[.)]/i.test(marker?.textContent?.trim() ?? '');
  item.dataset.list = isNumber ? 'ol' : 'ul';
  return item;
}

/** Wraps consecutive list items from Microsoft Word in lists, nested by level. Other content in between ends a list. */
export function joinWordLists(root: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let previous: Element | undefined;
  for (const item of root.querySelectorAll<HTMLElement>('li[data-level]')) {
    const level = Number(item.dataset.level);
    const tag = item.dataset.list ?? 'ul';
    item.removeAttribute('data-level');
    item.removeAttribute('data-list');
    const follows = previous !== undefined && item.previousElementSibling === previous;
    if (!follows) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
    let top = open.at(-1);
    if (!top || top.level < level) {
      const list = item.ownerDocument.createElement(tag);
      if (top?.list.lastElementChild) top.list.lastElementChild.append(list);
      else item.before(list);
      top = { list, level };
      open.push(top);
    }
    top.list.append(item);
    previous = open[0]?.list;
  }
}
