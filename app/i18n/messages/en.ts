/**
 * Every interface word of the public site, in English. The other catalogues have this shape, which
 * the type checker holds them to. `{name}` marks a place that `fill` fills.
 */
export const en = {
  site: {
    name: 'Kamsin',
    skipToContent: 'Skip to content',
    loading: 'Loading...',
  },
};

export type Words = typeof en;
