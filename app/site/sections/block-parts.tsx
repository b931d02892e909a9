import { useSite } from '#app/i18n/locale.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureShape } from '#domain/files/picture-address.ts';
import { type PagePart, previewPart, type ShownBlock } from '#domain/pages/page-content.ts';
import { langOf, type Translated } from '#domain/translations/shown-translations.server.ts';

/** The `sizes` of a picture beside its text. On small screens the picture is above the text and as wide as the page. */
export const halfWidth = '(min-width: 64rem) min(46vw, 47.5rem), calc(100vw - 2.5rem)';

/** The value that marks a part of a page for the preview beside its form; undefined on other pages. */
export function usePartMark(of: PagePart | undefined, field = ''): string | undefined {
  return useSite().marksParts && of ? previewPart(of, field) : undefined;
}

/** A text of a page or a block, with its language if that is not the page's. */
export function Field<Name extends string>({
  of,
  name,
}: {
  of: Translated & PagePart & { readonly [field in Name]: string | null };
  name: Name;
}) {
  const [text, lang, mark] = [of[name], langOf(of, name), usePartMark(of, name)];
  if (!text || !(lang || mark)) return text;
  return (
    <span lang={lang} data-part={mark}>
      {text}
    </span>
  );
}

interface BlockTitleProps {
  block: ShownBlock | undefined;
  as?: 'h2' | 'h3' | 'p';
  id?: string;
  className?: string;
}

/** The title of a block as a heading; nothing without a title. */
export function BlockTitle({ block, as: Heading = 'h3', ...attributes }: BlockTitleProps) {
  if (!block?.title) return null;
  return (
    <Heading {...attributes}>
      <Field of={block} name="title" />
    </Heading>
  );
}

/** The text of a block as HTML, which the server has sanitised. */
export function Body({ block, className }: { block: ShownBlock; className?: string }) {
  const mark = usePartMark(block);
  if (!block.html) return null;
  return (
    <div
      data-part={mark}
      lang={langOf(block, 'body')}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
}

/** A quotation with the role of its author below it. */
export function Quotation({ block, className }: { block: ShownBlock; className?: string }) {
  return (
    <figure className={className}>
      <blockquote className="subheading">
        <Body block={block} />
      </blockquote>
      {block.title && (
        <figcaption className="caption">
          <Field of={block} name="title" />
        </figcaption>
      )}
    </figure>
  );
}

interface BlockPictureProps {
  block: ShownBlock;
  sizes: string;
  /** The shape to which the server crops the picture. It must be close to the shape of the frame. */
  shape?: PictureShape;
  /** The classes of the frame, such as a class that sets `--shape`. */
  className?: string;
}

/** The picture of a block in a frame. */
export function BlockPicture({ block, sizes, shape, className = '' }: BlockPictureProps) {
  const mark = usePartMark(block);
  if (!block.picture_url) return null;
  return (
    <span
      data-part={mark}
      className={`frame ${className}`}
      lang={block.alt_text ? langOf(block, 'alt_text') : undefined}
    >
      <Picture
        src={block.picture_url}
        alt={block.alt_text ?? ''}
        sizes={sizes}
        width={1440}
        height={1080}
        {...(shape && { shape })}
      />
    </span>
  );
}
