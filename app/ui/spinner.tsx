import type { ReactNode } from 'react';

/** A spinner. `label` is for screen readers; it is not needed if a text beside the spinner says what is loading. */
export function Spinner({ label }: { label?: ReactNode }) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
