import { useCallback, useState } from 'react';
import { type PictureShape, pictureSizes } from '#domain/files/picture-address.ts';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** The language of `alt`, if it is not that of the page. */
  lang?: string | undefined;
  /** Its width on the page, as the `sizes` attribute: '(min-width: 1024px) 33vw, 100vw'. */
  sizes: string;
  /** With `height` the space reserved while the picture loads; not needed with `shape`. */
  width?: number;
  height?: number;
  /** Shape of the frame that it fills: the server crops the picture to it. */
  shape?: PictureShape;
  /** Another shape and sizes for screens that are much taller than wide. */
  tall?: { shape: PictureShape; sizes: string };
  /**
   * Both load at once, others media they come near. `first` has high priority and is part of the
   * first frame; `behind-words` has low priority, so that styles and typefaces do not wait for it.
   */
  priority?: 'first' | 'behind-words';
  className?: string;
}

/** A responsive picture; an empty surface of the same shape if there is none or it fails to load. */
export function Picture({
  src,
  alt,
  lang,
  sizes,
  shape,
  tall,
  priority,
  className = '',
  ...box
}: PictureProps) {
  const [width, height] = shape?.split('x') ?? [box.width, box.height];
  const [failed, setFailed] = useState<string>();
  // A picture that failed before hydration fires no error event any more.
  const noticeEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      // naturalWidth is also 0 for a 1 px picture whose `srcset` promises more; decode() fails only
      // for a broken one.
      if (image?.complete && image.naturalWidth === 0 && src)
        image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  if (!src || failed === src) {
    // An empty SVG of the same width and height takes the same space.
    const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(empty)}`}
        alt={alt}
        lang={lang}
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
      lang={lang}
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

/** Dense screens get AVIF: it is two fifths smaller, and its artefacts are invisible there. */
export const denseScreens = '(min-resolution: 1.5dppx)';

function denseSource(src: string, { shape, sizes }: Place, onlyIf?: string) {
  const media = onlyIf ? `${onlyIf} and ${denseScreens}` : denseScreens;
  return { media, type: 'image/avif', srcSet: pictureSizes(src, 'avif', shape), sizes };
}

/** The sources of the picture for screens that match a media query. */
function sourcesOf(src: string, place: Place, media: string) {
  const { shape, sizes } = place;
  return [
    denseSource(src, place, media),
    { media, srcSet: pictureSizes(src, 'webp', shape), sizes },
  ];
}
