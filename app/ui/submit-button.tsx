import type { ReactNode } from 'react';

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while it is at work. */
  busyText: string;
  children: ReactNode;
  className?: string;
}

/** Sends its form once: disabled, and saying so, while that is under way. */
export function SubmitButton({
  busy,
  busyText,
  children,
  className = 'button',
}: SubmitButtonProps) {
  return (
    <button type="submit" className={className} disabled={busy}>
      {busy ? busyText : children}
    </button>
  );
}
