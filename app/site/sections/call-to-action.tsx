import type { ReactNode } from 'react';

interface CallToActionProps {
  heading: ReactNode;
  /** The sentence beside the heading. */
  text: ReactNode;
  /** Whether the section has the darker paper colour. */
  deep?: boolean;
  /** The buttons of the section. */
  children: ReactNode;
}

/** The last section of a page: a question, a sentence and the buttons that lead to the next page. */
export function CallToAction({ heading, text, deep = false, children }: CallToActionProps) {
  return (
    <section className={deep ? 'section on-deep' : 'section'} aria-labelledby="call">
      <div className="wrap columns call">
        <h2 id="call" className="title column-first">
          {heading}
        </h2>
        {text}
        {children}
      </div>
    </section>
  );
}
