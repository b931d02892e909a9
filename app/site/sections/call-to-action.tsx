import type { ReactNode } from 'react';

interface CallToActionProps {
  heading: ReactNode;
  /** The sentence beside it. */
  text: ReactNode;
  /** Whether it stands on the deeper paper. */
  deep?: boolean;
  /** Its buttons. */
  children: ReactNode;
}

/** The last section of a page: a question, a sentence and the buttons that lead on. */
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
