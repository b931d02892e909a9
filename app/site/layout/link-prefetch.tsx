const ours = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/(admin|media|functions|assets)*' } },
    { not: { href_matches: '/admin/*' } },
    { not: { selector_matches: '[target=_blank]' } },
  ],
};

const rules = { prefetch: [{ where: ours, eagerness: 'conservative' }] };

/** The next page is fetched when its link is pressed; page-change-script.ts does so earlier on good lines. */
export function LinkPrefetch() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which React would escape
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
