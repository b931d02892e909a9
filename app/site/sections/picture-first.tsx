import type { ReactNode } from 'react';
import type { MediaKind } from '../media/media-kind.ts';
import { MediaViewer } from '../media/media-viewer.tsx';
import { BackLink } from './back-link.tsx';

interface PictureFirstProps {
  /** The name of the outer element. */
  frame: 'section' | 'article';
  /** The list to which the page links back, and the text of that link. */
  list: { path: string; back: ReactNode };
  /** The pictures and videos. Without any, the text takes the whole width. */
  media: MediaKind[];
  name: string;
  /** The width of the large picture, as the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is wider than the text. */
  isWide?: boolean;
  children: ReactNode;
}

/** The top of a record's page: its pictures and videos, with its text beside or below them. */
export function PictureFirst(props: PictureFirstProps) {
  const { frame: Frame, list, media, name, sizes, isWide, children } = props;
  return (
    <Frame className="section page-top wrap grid grid-cols-1 gap-2 md:gap-4">
      <BackLink to={list.path}>{list.back}</BackLink>
      <div className={isWide ? 'columns is-wide items-start' : 'columns items-start'}>
        {media.length > 0 && (
          <div className="column-first viewer-beside min-w-0">
            <MediaViewer media={media} name={name} sizes={sizes} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 gap-8 first:col-span-full">{children}</div>
      </div>
    </Frame>
  );
}
