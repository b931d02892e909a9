/** Words of the public site: about. `{name}` marks a place that `fill` fills. */
export const about = {};
