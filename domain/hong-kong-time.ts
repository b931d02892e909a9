/** The offset from UTC in milliseconds. Hong Kong has no daylight saving time. */
export const hongKongOffset = 8 * 60 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

/** The date in Hong Kong, such as '2026-12-25': today, or `days` later. */
export const hongKongDate = (days = 0): string =>
  new Date(Date.now() + hongKongOffset + days * day).toISOString().slice(0, 10);

/** Calls `work` at the beginning of each day in Hong Kong. It keeps no process alive. */
export function onEachDay(work: () => void): void {
  const rest = day - ((Date.now() + hongKongOffset) % day);
  setTimeout(() => {
    work();
    onEachDay(work);
  }, rest).unref();
}
