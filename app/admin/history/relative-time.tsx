import { machineTime } from '#app/i18n/dates.ts';
import { relativeTime } from './format-time.ts';

/** How long ago a moment was; the tooltip has date and time. */
export function RelativeTime({ at, className }: { at: Date; className?: string }) {
  return (
    <time
      dateTime={at.toISOString()}
      title={machineTime(at)}
      // Server and browser render at different moments, so that the texts may differ.
      suppressHydrationWarning
      className={className}
    >
      {relativeTime(at)}
    </time>
  );
}
