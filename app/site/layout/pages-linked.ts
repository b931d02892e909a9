/** The six pages that every page links to; their names are words of the layout. */
export const pagesLinked = [
  ['home', '/'],
  ['about', '/about'],
  ['products', '/products'],
  ['gallery', '/resources'],
  ['news', '/news'],
  ['contact', '/contact'],
] as const;

/** A link is active on its page and on every page below it. */
export function isActive(path: string, target: string): boolean {
  return path === target || path.startsWith(`${target}/`);
}
