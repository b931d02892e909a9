interface IconProps {
  /** One of the shapes in icons.ts. */
  d: string;
  className?: string;
}

/** A line drawing of 24 by 24 beside or instead of words; the words name it, it is never read out. */
export function Icon({ d, className = 'icon' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
