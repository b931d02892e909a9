import { lazy, Suspense, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { Picture } from '#app/ui/picture.tsx';
import { MediaFallback } from './media-fallback.tsx';
import type { MediaKind } from './media-kind.ts';

const Film = lazy(() => import('./film.tsx'));
const VideoThumbnail = lazy(() => import('./video-thumbnail.tsx'));

interface MediaViewerProps {
  media: MediaKind[];
  /** What they show: the name of the product, item or news. */
  name: string;
  /** How wide the large view is, as `sizes` says it. */
  sizes: string;
  /** Which one is shown, where the page decides; otherwise the viewer does by itself. */
  shown?: number;
  onShow?: (index: number) => void;
}

/** One picture or video large, and all of them as a strip of buttons when there are several. */
export function MediaViewer({ media, name, sizes, shown, onShow }: MediaViewerProps) {
  const words = useWords().lists;
  const [own, setOwn] = useState(0);
  const [chosen, setChosen] = useState(false);
  const index = Math.min(shown ?? own, media.length - 1);
  const current = media[index];
  if (!current) return null;
  const nameOf = ({ kind }: MediaKind, n: number) =>
    media.length === 1
      ? name
      : fill(kind === 'picture' ? words.pictureOf : words.videoOf, { name, n: n + 1 });
  const show = (n: number) => {
    setChosen(true);
    setOwn(n);
    onShow?.(n);
  };
  return (
    <section aria-label={words.media} className="grid min-w-0 gap-4">
      <div className="frame [--shape:var(--viewer,4/3)]">
        {current.kind === 'picture' ? (
          <Picture
            src={current.url}
            alt={nameOf(current, index)}
            sizes={sizes}
            width={4}
            height={3}
            priority
          />
        ) : (
          <Suspense>
            <Film media={current} name={nameOf(current, index)} chosen={chosen} />
          </Suspense>
        )}
      </div>
      {media.length > 1 && (
        <ul className="thumbs">
          {media.map((one, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            <li key={n}>
              <button
                type="button"
                aria-label={fill(one.kind === 'picture' ? words.showPicture : words.showVideo, {
                  n: n + 1,
                })}
                aria-pressed={n === index}
                onClick={() => show(n)}
                className="frame"
              >
                {one.kind === 'picture' ? (
                  <Picture src={one.url} alt="" sizes="5rem" width={1} height={1} />
                ) : (
                  <Suspense>
                    <VideoThumbnail media={one} />
                  </Suspense>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Browsers with scripts never look into it, so its code need not reach them. */}
      <noscript>
        {import.meta.env.SSR && (
          <MediaFallback media={media} shown={index} nameOf={nameOf} sizes={sizes} />
        )}
      </noscript>
    </section>
  );
}
