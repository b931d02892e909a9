import { Picture } from '#app/ui/picture.tsx';
import type { MediaKind } from './media-kind.ts';

interface MediaFallbackProps {
  media: MediaKind[];
  /** The one that is shown large already. */
  shown: number;
  nameOf: (media: MediaKind, index: number) => string;
  sizes: string;
}

/** Where scripts do not run, no button can change the large view: the others follow below it. */
export function MediaFallback({ media, shown, nameOf, sizes }: MediaFallbackProps) {
  return (
    <>
      {media.map((one, n) =>
        n === shown ? null : one.kind === 'picture' ? (
          <Picture
            key={one.url}
            src={one.url}
            alt={nameOf(one, n)}
            sizes={sizes}
            width={4}
            height={3}
            className="mt-4 h-auto w-full"
          />
        ) : (
          <a key={one.url} href={one.url} className="link mt-4 inline-block">
            {nameOf(one, n)}
          </a>
        ),
      )}
    </>
  );
}
