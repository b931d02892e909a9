interface CellTextProps {
  children: string | null;
  /** What the row is known by. */
  strong?: boolean;
  /** Lines at most; the whole text is shown on hovering. */
  lines?: 1 | 2;
}

/** A text of any length in a row that keeps its height. */
export function CellText({ children, strong = false, lines = 2 }: CellTextProps) {
  if (!children) return null;
  const clamp = lines === 1 ? 'line-clamp-1 break-all' : 'line-clamp-2';
  return (
    <span className={`${clamp} ${strong ? 'font-medium' : ''}`} title={children}>
      {children}
    </span>
  );
}
