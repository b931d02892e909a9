import type { ReactNode } from 'react';

/** The honeypot: a hidden field that only programs fill in. The server ignores a form in which it is filled in. */
export function Honeypot({ label }: { label: ReactNode }) {
  return (
    <p className="honeypot" aria-hidden="true">
      <label>
        {label} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
