const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** In milliseconds. Hong Kong has no daylight saving time. */
const hongKongOffset = 8 * 60 * 60 * 1000;

/** The date of a moment in Hong Kong, in the format of the language: 'Sep 02, 2025', '2025年9月2日'. */
export function formatDate(moment: Date, languageCode: string): string {
  const there = new Date(moment.getTime() + hongKongOffset);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  if (/^(zh|ja)\b/i.test(languageCode)) return `${year}年${month + 1}月${day}日`;
  return `${months[month]} ${String(day).padStart(2, '0')}, ${year}`;
}

/** The same date as '2025-09-02', for `<time datetime>` and the back-office's tables. */
export function machineDate(moment: Date): string {
  return new Date(moment.getTime() + hongKongOffset).toISOString().slice(0, 10);
}
