import { Picture } from '#app/ui/picture.tsx';

interface StoredPictureProps {
  url: string;
  alt: string;
  className?: string;
}

/** A small version of a stored picture. */
export const StoredPicture = ({ url, alt, className = '' }: StoredPictureProps) => (
  <Picture
    src={url}
    alt={alt}
    sizes="112px"
    width={112}
    height={80}
    className={`h-20 w-28 border border-line object-cover ${className}`}
  />
);
