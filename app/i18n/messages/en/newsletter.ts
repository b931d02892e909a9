/** Words of the public site: newsletter. `{name}` marks a place that `fill` fills. */
export const newsletter = {};
