const hour = 60 * 60 * 1000;

/** In milliseconds. Hong Kong has no daylight saving time. */
export const hongKongOffset = 8 * hour;

/** The number of the day in Hong Kong; it changes at midnight there. */
export const hongKongDay = (): number => Math.floor((Date.now() + hongKongOffset) / (24 * hour));
