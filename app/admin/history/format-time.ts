import { machineTime } from '#app/i18n/dates.ts';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '14 minutes ago', 'yesterday'; date and time in Hong Kong if it was more than a week ago. */
export function relativeTime(at: Date, now = new Date()): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds > 7 * 86_400) return machineTime(at);
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  return relative.format(-Math.floor(Math.max(0, seconds) / length), unit);
}
