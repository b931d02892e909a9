import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { Picture } from '#app/ui/picture.tsx';
import { mediaKind } from './media-kind.ts';
import { MediaStage } from './media-stage.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';

interface MediaViewerProps {
  media: { url: string; media_type?: 'image' | 'video' | null }[];
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
  const all = media.map(({ url, media_type }) => mediaKind(url, media_type));
  const current = all[index];
  if (!current) return null;
  const altOf = (n: number) =>
    all.length === 1
      ? name
      : fill(all[n]?.kind === 'picture' ? words.pictureOf : words.videoOf, { name, n: n + 1 });
  const show = (n: number) => {
    setChosen(true);
    setOwn(n);
    onShow?.(n);
  };
  return (
    <section aria-label={words.media} className="grid min-w-0 gap-4">
      <div className="frame [--shape:var(--viewer,4/3)]">
        <MediaStage media={current} alt={altOf(index)} sizes={sizes} chosen={chosen} />
      </div>
      {all.length > 1 && (
        <ul className="flex flex-wrap gap-3 print:hidden">
          {all.map((one, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            <li key={`${n} ${media[n]?.url}`}>
              <button
                type="button"
                aria-label={fill(one.kind === 'picture' ? words.showPicture : words.showVideo, {
                  n: n + 1,
                })}
                aria-pressed={n === index}
                onClick={() => show(n)}
                className="frame w-16 cursor-pointer border border-transparent opacity-75 [--shape:1] hover:opacity-100 aria-pressed:border-(--fg) aria-pressed:opacity-100 sm:w-20"
              >
                {one.kind === 'picture' ? (
                  <Picture src={one.url} alt="" sizes="5rem" width={1} height={1} />
                ) : (
                  <VideoThumbnail media={one} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.length > 1 && (
        <noscript>
          <div className="grid gap-4">
            {all.map((one, n) =>
              n === index ? null : one.kind === 'picture' ? (
                <Picture
                  key={one.url}
                  src={one.url}
                  alt={altOf(n)}
                  sizes={sizes}
                  width={4}
                  height={3}
                  className="h-auto w-full"
                />
              ) : one.kind === 'player' ? (
                <a key={one.page} href={one.page} className="link">
                  {fill(words.watchOn, { site: one.site })}
                </a>
              ) : (
                // biome-ignore lint/a11y/useMediaCaption: the product films have no spoken word
                <video key={one.url} controls preload="metadata" src={one.url} />
              ),
            )}
          </div>
        </noscript>
      )}
    </section>
  );
}
