import type { ReactNode } from 'react';

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while it is at work. */
  busyText: string;
  children: ReactNode;
}

/** Sends its form once: disabled, and saying so, while that is under way. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button" disabled={busy}>
      {busy ? busyText : children}
    </button>
  );
}
