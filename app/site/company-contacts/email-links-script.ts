/** Makes the links of EmailLink, whose addresses are not in the HTML. */
export function runEmailLinks(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-mail-local]')) {
    const { mailLocal, mailDomain } = place.dataset;
    const link = document.createElement('a');
    link.textContent = `${mailLocal}@${mailDomain}`;
    link.href = `mailto:${link.textContent}`;
    link.className = place.className;
    place.replaceWith(link);
  }
}
