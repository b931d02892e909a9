import { useSite } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import { LanguageLinks } from '../header/language-links.tsx';

const headingFace = (code: string) => `/fonts/headings.css?language=${encodeURIComponent(code)}`;

interface PreviewBarProps {
  links: string | undefined;
  framed: boolean;
}

/**
 * The bar above a preview with its languages and, in the back-office, a link to its preview links. A preview that is
 * framed beside its form has no bar.
 */
export function PreviewBar({ links, framed }: PreviewBarProps) {
  const { messages, language } = useSite();
  const { layout } = messages;
  return (
    <>
      {/*
       * The back-office previews every language on one host. The typeface of that host lacks characters
       * of other languages.
       */}
      {links && <link rel="stylesheet" href={headingFace(language.code)} />}
      {!framed && (
        <section className="preview-bar" aria-label={plain(layout.preview)}>
          <p>{layout.previewText}</p>
          <LanguageLinks />
          {links && <a href={links}>{layout.previewLinks}</a>}
        </section>
      )}
    </>
  );
}
