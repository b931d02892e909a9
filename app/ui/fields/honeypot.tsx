import type { ReactNode } from 'react';

/** A field that only programs fill in: visitors cannot see it, and the server ignores what fills it. */
export function Honeypot({ label }: { label: ReactNode }) {
  return (
    <p className="honeypot" aria-hidden="true">
      <label>
        {label} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
