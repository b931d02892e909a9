import { langOfContent } from '#domain/admin-words/reader-format.ts';

interface CellTextProps {
  children: string | null;
  /** Set for the name of the row. */
  strong?: boolean;
  /** The language of the text, if it is not that of the originals. */
  lang?: string;
}

/** A text of the content in its language, cut to two lines. The whole text is in the tooltip. */
export function CellText({ children, strong = false, lang }: CellTextProps) {
  if (!children) return null;
  return (
    <span
      lang={lang ?? langOfContent()}
      className={`line-clamp-2 ${strong ? 'font-medium' : ''}`}
      title={children}
    >
      {children}
    </span>
  );
}
