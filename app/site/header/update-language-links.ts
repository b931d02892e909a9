/** The other languages' links lead to what this page shows now. */
export function updateLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = location.search;
}
