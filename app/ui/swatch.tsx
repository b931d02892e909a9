import { useId } from 'react';

interface SwatchProps {
  /** The colour of the lit part, such as '#c8a050'. */
  light: string;
  /** The colour at the edges. Without it the swatch has one colour. */
  dark?: string | undefined;
  className?: string;
}

/** A colour on a round surface. The swatch is decoration, because the text beside it names the colour. */
export function Swatch({ light, dark = light, className = '' }: SwatchProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 8 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`swatch ${className}`}
    >
      <linearGradient id={id}>
        <stop stopColor={dark} />
        <stop offset=".35" stopColor={light} />
        <stop offset=".6" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d="M0 0h8v6H0z" fill={`url(#${id})`} />
    </svg>
  );
}
