import { useCallback, useState } from 'react';
import { type PictureShape, pictureSizes } from '#domain/files/picture-address.ts';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it: '(min-width: 1024px) 33vw, 100vw'. */
  sizes: string;
  /** With `height` the space reserved while the picture loads; not needed with `shape`. */
  width?: number;
  height?: number;
  /** Shape of the frame that it fills: the server crops the picture to it. */
  shape?: PictureShape;
  /** The same where the screen is much taller than wide. */
  tall?: { shape: PictureShape; sizes: string };
  /**
   * What the visitor sees first is loaded at once, before others, and is part of the first frame. What
   * lies behind the first words is loaded at once, but keeps neither styles nor typefaces waiting.
   */
  priority?: 'first' | 'behind-words';
  className?: string;
}

/**
 * A picture in the size that its place needs, or a quiet surface of the same shape when there is
 * none or it cannot be loaded.
 */
export function Picture({
  src,
  alt,
  sizes,
  shape,
  tall,
  priority,
  className = '',
  ...box
}: PictureProps) {
  const [width, height] = shape?.split('x') ?? [box.width, box.height];
  const [failed, setFailed] = useState<string>();
  // A picture that failed before hydration has no error event left to give.
  const noticeEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      // A whole picture that is 1 px wide is 0 px to a browser that was told a wider one.
      if (image?.complete && image.naturalWidth === 0 && src)
        image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  if (!src || failed === src) {
    // An empty drawing takes its box from width and height exactly as the picture would have.
    const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(empty)}`}
        alt={alt}
        width={width}
        height={height}
        className={`bg-[color-mix(in_oklab,currentColor_7%,transparent)] [:where(&)]:h-auto [:where(&)]:max-w-full ${className}`}
      />
    );
  }
  const picture = (
    <img
      key={src}
      ref={noticeEarlierFailure}
      src={src}
      srcSet={pictureSizes(src, 'webp', shape)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'low'}
      decoding={priority === 'first' ? 'sync' : 'async'}
      onError={() => setFailed(src)}
      className={className}
    />
  );
  const sources = [
    ...(tall ? sourcesOf(src, tall, '(max-aspect-ratio: 2/3)') : []),
    denseSource(src, { shape, sizes }),
  ].filter(({ srcSet }) => srcSet);
  if (sources.length === 0) return picture;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.media} {...source} />
      ))}
      {picture}
    </picture>
  );
}

interface Place {
  shape: PictureShape | undefined;
  sizes: string;
}

/** Where a point has more than one pixel, pictures are AVIF: two fifths smaller, and nobody sees the difference there. */
export const denseScreens = '(min-resolution: 1.5dppx)';

function denseSource(src: string, { shape, sizes }: Place, when?: string) {
  const media = when ? `${when} and ${denseScreens}` : denseScreens;
  return { media, type: 'image/avif', srcSet: pictureSizes(src, 'avif', shape), sizes };
}

/** What takes the place of the picture on screens of that kind. */
function sourcesOf(src: string, place: Place, when: string) {
  const { shape, sizes } = place;
  return [
    denseSource(src, place, when),
    { media: when, srcSet: pictureSizes(src, 'webp', shape), sizes },
  ];
}
