import { ago, moment } from './when.ts';

/** How long ago something was, and when by pointing at it. */
export function Ago({ at, className }: { at: Date; className?: string }) {
  return (
    <time
      dateTime={at.toISOString()}
      title={moment.format(at)}
      // By the clock of whoever shows it: server and browser may differ by a second.
      suppressHydrationWarning
      className={className}
    >
      {ago(at)}
    </time>
  );
}
