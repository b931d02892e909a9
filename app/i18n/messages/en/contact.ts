/** Words of the public site: contact. `{name}` marks a place that `fill` fills. */
export const contact = {};
