import { denseScreens } from '#app/ui/picture.tsx';

/** The addresses of a picture of the site itself. */
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
  /** Proportions of its frame: a class that sets `--shape`. */
  className?: string;
}

/** A picture of the site itself in a frame. */
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
