import drawings from './icons.svg?url';

interface IconProps {
  /** One of the names in icons.ts. */
  d: string;
  className?: string;
}

/**
 * A line drawing beside or instead of words; the words name it, it is never read out. The drawings
 * are one file that every page shares, and no part of the JavaScript.
 */
export function Icon({ d, className = 'icon' }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${d}`} />
    </svg>
  );
}
