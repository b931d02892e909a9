/** An original text beside its translations. */
export const OriginalText = ({ children }: { children: string }) => (
  <p
    lang="en"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long original is scrolled by keyboard
    tabIndex={0}
    className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere border border-line bg-paper-deep px-2.5 py-1.5 text-[0.9375rem]"
  >
    {children || '—'}
  </p>
);
