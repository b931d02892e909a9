interface CellTextProps {
  children: string | null;
  /** For the name of the row. */
  strong?: boolean;
  /** The maximum number of lines; the whole text is in the tooltip. */
  lines?: 1 | 2;
}

/** A text of any length, cut to `lines` lines, so that rows keep their height. */
export function CellText({ children, strong = false, lines = 2 }: CellTextProps) {
  if (!children) return null;
  const clamp = lines === 1 ? 'line-clamp-1 break-all' : 'line-clamp-2';
  return (
    <span className={`${clamp} ${strong ? 'font-medium' : ''}`} title={children}>
      {children}
    </span>
  );
}
