import drawings from './icons.svg?url';

interface IconProps {
  /** A name from icons.ts. */
  d: string;
  className?: string;
}

/** A decorative icon, which screen readers skip. All icons are in one SVG file, so that they add no JavaScript. */
export function Icon({ d, className = 'icon' }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${d}`} />
    </svg>
  );
}

interface DrawingProps {
  /** Names in icons.svg. The parts are drawn over each other. */
  parts: string[];
  /** The alternative text of the drawing. */
  label: string;
}

/** A drawing that has a meaning, such as a care symbol. */
export function Drawing({ parts, label }: DrawingProps) {
  return (
    <svg className="icon drawing" role="img" aria-label={label}>
      {parts.map((part) => (
        <use key={part} href={`${drawings}#${part}`} />
      ))}
    </svg>
  );
}
