import type { ReactNode } from 'react';

interface SectionHeadingProps {
  label?: string;
  heading: string;
  id?: string;
  /** At the end of the line: a link to all of them. */
  children?: ReactNode;
}

/** The heading of a section over its hairline. */
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
