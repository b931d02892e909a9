/** A text with HTML, which domain/texts/rich-text.server.ts has sanitised. */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  return (
    <div
      lang={lang}
      className="prose text-(--soft)"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
