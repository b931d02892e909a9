import type { ReactNode } from 'react';

interface SubmitButtonProps {
  busy: boolean;
  /** The text of the button while the form is being sent. */
  busyText: ReactNode;
  children: ReactNode;
}

/** A submit button that is disabled while its form is being sent. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button" disabled={busy}>
      {busy ? busyText : children}
    </button>
  );
}
