/** In milliseconds. Hong Kong has no daylight saving time. */
export const hongKongOffset = 8 * 60 * 60 * 1000;

/** The present date in Hong Kong, such as '2026-12-25'. */
export const hongKongDate = (): string =>
  new Date(Date.now() + hongKongOffset).toISOString().slice(0, 10);
