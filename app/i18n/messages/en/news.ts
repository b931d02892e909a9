/** Words of the public site: news. `{name}` marks a place that `fill` fills. */
export const news = {};
