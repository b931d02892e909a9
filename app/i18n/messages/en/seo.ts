/** Words of the public site: seo. `{name}` marks a place that `fill` fills. */
export const seo = {};
