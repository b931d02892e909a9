/** Words of the public site: lists. `{name}` marks a place that `fill` fills. */
export const lists = {};
