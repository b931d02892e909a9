import drawings from './icons.svg?url';

interface IconProps {
  /** One of the names in icons.ts. */
  d: string;
  className?: string;
}

/**
 * A decorative icon, hidden from screen readers. All icons are in one SVG file, so that they add
 * nothing to the JavaScript.
 */
export function Icon({ d, className = 'icon' }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${d}`} />
    </svg>
  );
}
