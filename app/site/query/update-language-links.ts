/** Copies the current query of this page to the links to other languages. */
export function updateLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = location.search;
}
