import { denseScreens } from '#app/ui/picture.tsx';

/** `sizes` of a picture beside its text; on small screens it is above the text and full width. */
export const halfWidth = '(min-width: 64rem) min(46vw, 47.5rem), calc(100vw - 2.5rem)';

/** The addresses of a picture that is part of the site's source. */
export interface SitePictureSources {
  src: string;
  srcSet: string;
  /** AVIF, for dense screens. */
  denseSrcSet: string;
}

interface SitePictureProps {
  picture: SitePictureSources;
  alt: string;
  sizes: string;
  /** Classes of the frame, such as one that sets `--shape`. */
  className?: string;
}

/** A picture of the site's own source, in a frame. */
export function SitePicture({ picture, alt, sizes, className = '' }: SitePictureProps) {
  const { src, srcSet, denseSrcSet } = picture;
  return (
    <span className={`frame ${className}`}>
      <picture className="contents">
        <source media={denseScreens} type="image/avif" srcSet={denseSrcSet} sizes={sizes} />
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={1440}
          height={1080}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </picture>
    </span>
  );
}
