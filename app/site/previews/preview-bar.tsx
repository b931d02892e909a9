import { useSite } from '#app/i18n/locale.ts';
import { LanguageLinks } from '../header/language-links.tsx';

const headingFace = (code: string) => `/fonts/headings.css?language=${encodeURIComponent(code)}`;

/** Over a page that is shown as a preview: that it is one, its languages, and the way to its links. */
export function PreviewBar({ links }: { links: string | undefined }) {
  const { messages, language } = useSite();
  const { layout } = messages;
  return (
    <>
      {/* The back-office shows every language on its own host, which has no face of theirs. */}
      {links && <link rel="stylesheet" href={headingFace(language.code)} />}
      <section className="preview-bar" aria-label={layout.preview}>
        <p>{layout.previewText}</p>
        <LanguageLinks />
        {links && <a href={links}>{layout.previewLinks}</a>}
      </section>
    </>
  );
}
