import { hongKongOffset } from '#domain/hong-kong-time.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The date of a moment in Hong Kong, in the format of a language: 'Sep 02, 2025', '2025年9月2日'. */
export function formatDate(moment: Date, languageCode: string): string {
  const there = new Date(moment.getTime() + hongKongOffset);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  if (/^(zh|ja)\b/i.test(languageCode)) return `${year}年${month + 1}月${day}日`;
  return `${months[month]} ${String(day).padStart(2, '0')}, ${year}`;
}

/** Whether a language has no date format of its own and shows English dates. */
export const hasEnglishDates = (languageCode: string): boolean =>
  !/^(en|zh|ja)\b/i.test(languageCode);

/** The date in Hong Kong as '2025-09-02', for `<time datetime>` and the back-office. */
export const machineDate = (moment: Date): string => machineTime(moment).slice(0, 10);

/** The date and time in Hong Kong as '2025-09-02 14:05', for the back-office. */
export function machineTime(moment: Date): string {
  const there = new Date(moment.getTime() + hongKongOffset);
  return there.toISOString().slice(0, 16).replace('T', ' ');
}
