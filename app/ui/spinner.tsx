import type { ReactNode } from 'react';

/** A spinner. Without a `label` for screen readers, a text beside it says what is under way. */
export function Spinner({ label }: { label?: ReactNode }) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
