import { useMessages } from '#app/i18n/locale.ts';
import { fill, type Message, named, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { chevronLeft, chevronRight } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureShape } from '#domain/files/picture-address.ts';
import type { MediaKind } from './media-kind.ts';
import { mediaLabels } from './media-labels.ts';
import { Video } from './video.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';

interface MediaViewerProps {
  media: MediaKind[];
  /** The name of the record that the media show. */
  name: string;
  /** The width of the large view, as the `sizes` attribute. */
  sizes: string;
  /** The shape of the large view. */
  shape?: PictureShape;
  /** The index of the medium that is shown large. */
  shown?: number;
}

/**
 * A large picture or video, and thumbnails if there are several media. The other media are in a noscript element, from
 * which media-viewer-script.ts takes them.
 */
export function MediaViewer(viewer: MediaViewerProps) {
  const { media, name, sizes, shape = '4x3', shown = 0 } = viewer;
  const messages = useMessages().lists;
  const current = media[shown];
  if (!current) return null;
  const labels = mediaLabels(media, name, messages);
  const large = (one: MediaKind, n: number) => {
    const label = labels[n] ?? name;
    return one.kind === 'picture' ? (
      <Picture
        src={one.url}
        alt={one.alt === '' ? '' : label}
        lang={one.lang}
        sizes={sizes}
        shape={shape}
        {...(n === shown && { priority: 'first' })}
      />
    ) : (
      <Video media={one} name={label} lang={one.lang} />
    );
  };
  return (
    <section aria-label={plain(messages.media)} className="viewer" data-shown={shown}>
      <div className="viewer-stage">
        <div className="frame [--shape:var(--viewer,4/3)]" data-large="">
          {large(current, shown)}
        </div>
        {media.length > 1 && (
          <>
            <Step by={-1} name={messages.previous} icon={chevronLeft} />
            <Step by={1} name={messages.next} icon={chevronRight} />
          </>
        )}
      </div>
      {media.length > 1 && (
        <>
          <p role="status" className="visually-hidden" />
          <ul className="thumbs">
            {media.map((one, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
              <li key={n}>
                <button
                  type="button"
                  {...named(
                    fill(one.kind === 'picture' ? messages.showPicture : messages.showVideo, {
                      n: n + 1,
                    }),
                  )}
                  aria-pressed={n === shown}
                  data-name={labels[n]}
                  className="frame"
                >
                  {one.kind === 'picture' ? (
                    <Picture src={one.url} alt="" sizes="5.5rem" shape="1x1" />
                  ) : (
                    <VideoThumbnail media={one} />
                  )}
                </button>
              </li>
            ))}
          </ul>
          <noscript>
            {media.map(
              (one, n) =>
                n !== shown && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <div key={n} className="frame mt-4 [--shape:var(--viewer,4/3)]" data-at={n}>
                    {large(one, n)}
                  </div>
                ),
            )}
          </noscript>
        </>
      )}
    </section>
  );
}

function Step({ by, name, icon }: { by: 1 | -1; name: Message; icon: string }) {
  return (
    <button type="button" className="viewer-step" {...named(name)} data-step={by}>
      <Icon d={icon} />
    </button>
  );
}
