import { type ReactNode, useId } from 'react';
import { halfWidth, SitePicture, type SitePictureSources } from '../media/site-picture.tsx';

interface ChapterProps {
  heading: string;
  paragraphs: readonly string[];
  pictureAlt: string;
  picture: SitePictureSources;
  /** Puts the picture on the left. */
  turned?: boolean;
  /** Uses the darker paper colour. */
  deep?: boolean;
  children?: ReactNode;
}

/** A section with text and picture side by side. */
export function Chapter({
  heading,
  paragraphs,
  pictureAlt,
  picture,
  turned,
  deep,
  children,
}: ChapterProps) {
  const id = useId();
  const textLook = 'grid content-center gap-6';
  return (
    <section className={deep ? 'section on-deep' : 'section'} aria-labelledby={id}>
      <div className="wrap columns chapter">
        <SitePicture
          picture={picture}
          alt={pictureAlt}
          sizes={halfWidth}
          className={turned ? 'chapter-picture column-first' : 'chapter-picture'}
        />
        <div className={turned ? textLook : `${textLook} column-first`}>
          <h2 id={id} className="heading">
            {heading}
          </h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
