/** Words of the public site: gallery. `{name}` marks a place that `fill` fills. */
export const gallery = {};
