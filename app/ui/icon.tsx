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

interface DrawingProps {
  /** Names in icons.svg, drawn over each other. */
  parts: string[];
  /** Its text alternative. */
  label: string;
}

/** A drawing with a meaning of its own, such as a care symbol. */
export function Drawing({ parts, label }: DrawingProps) {
  return (
    <svg className="icon drawing" role="img" aria-label={label}>
      {parts.map((part) => (
        <use key={part} href={`${drawings}#${part}`} />
      ))}
    </svg>
  );
}
