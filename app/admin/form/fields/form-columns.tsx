import { type ReactNode, useId } from 'react';

/** The columns of a large form, side by side on wide screens: first the texts, then the other fields. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <div
      data-columns=""
      className="grid grow gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-8 in-data-beside:grid-cols-1!"
    >
      {children}
    </div>
  );
}

/** One column of FormColumns. */
export function FormColumn({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:last:border-line lg:last:border-l lg:last:pl-8 in-data-beside:border-l-0! in-data-beside:pl-0!">
      {children}
    </div>
  );
}

/** A group of fields under a heading. */
export function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="border-line border-b pb-1 font-serif text-lg leading-6">
        {heading}
      </h3>
      {children}
    </section>
  );
}
