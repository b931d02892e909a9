import type { ReactNode } from 'react';

interface SectionHeadingProps {
  label?: ReactNode;
  heading: ReactNode;
  id?: string;
  /** A link at the end of the heading's line. */
  children?: ReactNode;
}

/** The heading of a section, with a small label above it. */
export function SectionHeading({ label, heading, id, children }: SectionHeadingProps) {
  return (
    <div className="mb-block flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-3">
        {label && <p className="eyebrow">{label}</p>}
        <h2 id={id} className="heading">
          {heading}
        </h2>
      </div>
      {children}
    </div>
  );
}
