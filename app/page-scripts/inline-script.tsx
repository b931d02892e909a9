/**
 * A script that runs while the page is read. Its text is the page's alone: a browser's modules need
 * not carry it (`import.meta.env.SSR`), and React leaves what stands there.
 */
export function InlineScript({ text }: { text: string }) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which React would escape
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
