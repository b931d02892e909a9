import { LanguageLinks } from '../header/language-links.tsx';
import { useLayoutData } from '../layout/layout-data.ts';

/** Over a page that is shown as a preview: that it is one, its languages, and the way to its links. */
export function PreviewBar() {
  const { messages, preview } = useLayoutData();
  if (!preview) return null;
  const { layout } = messages;
  return (
    <section className="preview-bar" aria-label={layout.preview}>
      <p>{layout.previewText}</p>
      <LanguageLinks />
      {preview.links && <a href={preview.links}>{layout.previewLinks}</a>}
    </section>
  );
}
