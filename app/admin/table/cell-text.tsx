interface CellTextProps {
  children: string | null;
  /** For the name of the row. */
  strong?: boolean;
}

/** A text of any length, cut to two lines, so that rows keep their height; the whole text is in the tooltip. */
export function CellText({ children, strong = false }: CellTextProps) {
  if (!children) return null;
  return (
    <span className={`line-clamp-2 ${strong ? 'font-medium' : ''}`} title={children}>
      {children}
    </span>
  );
}
