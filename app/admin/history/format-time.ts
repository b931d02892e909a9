import { machineTime } from '#app/i18n/dates.ts';
import { readerLocale } from '#domain/admin-words/t.ts';

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was, in little room: '14m ago', '3d ago', '2y ago'. */
export function shortRelativeTime(at: Date, now = new Date()): string {
  const short = new Intl.RelativeTimeFormat(readerLocale(), { style: 'narrow' });
  const days = Math.max(0, now.getTime() - at.getTime()) / 86_400_000;
  if (days >= 365) return short.format(-Math.floor(days / 365), 'year');
  if (days >= 31) return short.format(-Math.floor(days / 30.5), 'month');
  if (days >= 1) return short.format(-Math.floor(days), 'day');
  const minutes = Math.floor(days * 1440);
  return minutes < 60
    ? short.format(-minutes, 'minute')
    : short.format(-Math.floor(minutes / 60), 'hour');
}

/** '14 minutes ago', 'yesterday'; date and time in Hong Kong if it was more than a week ago. */
export function relativeTime(at: Date, now = new Date()): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds > 7 * 86_400) return machineTime(at);
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const relative = new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' });
  return relative.format(-Math.floor(Math.max(0, seconds) / length), unit);
}
