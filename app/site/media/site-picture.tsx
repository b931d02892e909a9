interface SitePictureProps {
  picture: { src: string; srcSet: string };
  alt: string;
  sizes: string;
  /** Proportions of its frame: a class that sets `--shape`. */
  className?: string;
}

/** A picture of the site itself in a frame. */
export function SitePicture({ picture, alt, sizes, className = '' }: SitePictureProps) {
  return (
    <span className={`frame ${className}`}>
      <img
        {...picture}
        sizes={sizes}
        alt={alt}
        width={1440}
        height={1080}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </span>
  );
}
