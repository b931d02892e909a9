/** Words of the public site: products. `{name}` marks a place that `fill` fills. */
export const products = {};
