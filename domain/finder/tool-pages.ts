import { finderParameters } from './finder-request.ts';

/**
 * Pages that are not in the menu and have no texts of their own: their texts are words of the interface. They are in
 * the page cache and, but for the comparison, in the site map.
 */
export const toolPages = {
  finder: { path: '/finder', parameters: finderParameters },
  compare: { path: '/compare', parameters: ['codes'] },
} as const;

/** The path of the shades nearest to a colour, a shade or a number of another maker. */
export const nearestShadesPath = (asked: string): string =>
  `${toolPages.finder.path}?${new URLSearchParams({ shade: asked })}`;

/** The path of a comparison of item codes. */
export const comparisonPath = (codes: readonly string[]): string =>
  `${toolPages.compare.path}?${new URLSearchParams(codes.map((code) => ['codes', code]))}`;
