/** Words of the public site: home. `{name}` marks a place that `fill` fills. */
export const home = {};
