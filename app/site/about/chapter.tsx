import { type ReactNode, useId } from 'react';
import type { ShownBlock } from '#domain/pages/page-content.ts';
import { BlockPicture, BlockTitle, Body, halfWidth } from '../sections/block-parts.tsx';

interface ChapterProps {
  block: ShownBlock;
  /** Puts the picture on the left. */
  turned?: boolean;
  /** Uses the darker paper colour. */
  deep?: boolean;
  children?: ReactNode;
}

/** A section with text and picture side by side. */
export function Chapter({ block, turned, deep, children }: ChapterProps) {
  const id = useId();
  const textLook = 'grid content-center gap-6';
  return (
    <section
      className={deep ? 'section on-deep' : 'section'}
      aria-labelledby={block.title ? id : undefined}
    >
      <div className="wrap columns chapter">
        <BlockPicture
          block={block}
          sizes={halfWidth}
          shape="4x5"
          className={turned ? 'chapter-picture column-first' : 'chapter-picture'}
        />
        <div className={turned && block.picture_url ? textLook : `${textLook} column-first`}>
          <BlockTitle block={block} as="h2" id={id} className="heading" />
          <Body block={block} className="prose" />
          {children}
        </div>
      </div>
    </section>
  );
}
