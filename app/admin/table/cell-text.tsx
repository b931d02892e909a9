import { langOfContent } from '#domain/staff-words/reader-format.ts';

interface CellTextProps {
  children: string | null;
  /** Set for the name of the row. */
  strong?: boolean;
  /** The language of the text, if it is not that of the originals. */
  lang?: string;
}

/**
 * A text of the content, marked with its language for speech and typeface. It is cut to two lines, so that all rows
 * have the same height; the whole text is in the tooltip.
 */
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
