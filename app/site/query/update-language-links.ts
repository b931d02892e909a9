/** Gives the language links the current query of this page. */
export function updateLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = location.search;
}
