import { useCallback, useState } from 'react';
import { type PictureShape, pictureSizes } from '#domain/files/picture-address.ts';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined;
  /** The width of the picture on the page, as the `sizes` attribute: '(min-width: 1024px) 33vw, 100vw'. */
  sizes: string;
  /** The space that the picture takes while it loads, with `height`. A picture with `shape` needs neither. */
  width?: number;
  height?: number;
  /** The shape of the frame. The server crops the picture to this shape. */
  shape?: PictureShape;
  /** Another shape and sizes for screens that are much taller than wide. */
  tall?: { shape: PictureShape; sizes: string };
  /**
   * A picture with a priority loads at once; other pictures load when the visitor scrolls near them. `first` has high
   * priority. `behind-words` has low priority, so that styles and typefaces load first.
   */
  priority?: 'first' | 'behind-words';
  className?: string;
}

/** A responsive picture. If it is missing or fails to load, an empty surface of the same shape is shown. */
export function Picture(props: PictureProps) {
  const { src, alt, lang, sizes, shape, tall, priority, className = '', ...box } = props;
  const [width, height] = shape?.split('x') ?? [box.width, box.height];
  const [failed, setFailed] = useState<string>();
  // If a picture fails before hydration, React does not see the error event.
  const noticeEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      // naturalWidth is 0 for some pictures of 1 px, too; decode() fails only for a broken picture.
      if (image?.complete && image.naturalWidth === 0 && src)
        image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  if (!src || failed === src) {
    // An empty SVG with the picture's width and height takes the same space as the picture.
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

/** Dense screens get AVIF, because AVIF is two fifths smaller and its errors are invisible on such screens. */
export const denseScreens = '(min-resolution: 1.5dppx)';

function denseSource(src: string, { shape, sizes }: Place, onlyIf?: string) {
  const media = onlyIf ? `${onlyIf} and ${denseScreens}` : denseScreens;
  return { media, type: 'image/avif', srcSet: pictureSizes(src, 'avif', shape), sizes };
}

/** The sources of a picture for screens that match a media query. */
function sourcesOf(src: string, place: Place, media: string) {
  const { shape, sizes } = place;
  return [
    denseSource(src, place, media),
    { media, srcSet: pictureSizes(src, 'webp', shape), sizes },
  ];
}
