import { LanguageLinks } from '../header/language-links.tsx';
import { useLayoutData } from '../layout/layout-data.ts';

const headingFace = (code: string) => `/fonts/headings.css?language=${encodeURIComponent(code)}`;

/** Over a page that is shown as a preview: that it is one, its languages, and the way to its links. */
export function PreviewBar() {
  const { messages, language, preview } = useLayoutData();
  if (!preview) return null;
  const { layout } = messages;
  return (
    <>
      {/* The back-office shows every language on its own host, which has no face of theirs. */}
      {preview.links && <link rel="stylesheet" href={headingFace(language.code)} />}
      <section className="preview-bar" aria-label={layout.preview}>
        <p>{layout.previewText}</p>
        <LanguageLinks />
        {preview.links && <a href={preview.links}>{layout.previewLinks}</a>}
      </section>
    </>
  );
}
