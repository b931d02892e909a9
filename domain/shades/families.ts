/** The families of colours by which visitors look for shades, in the order shown. */
export const families = [
  ...(['gold', 'silver', 'copper', 'red', 'pink', 'purple'] as const),
  ...(['blue', 'green', 'black', 'white'] as const),
] as const;

export type Family = (typeof families)[number];

/** The first hue angle of each family in CIELAB, in degrees. Angles below the first one are pink, too. */
const hues: readonly [from: number, family: Family][] = [
  [10, 'red'],
  [45, 'copper'],
  [68, 'gold'],
  [105, 'green'],
  [200, 'blue'],
  [298, 'purple'],
  [335, 'pink'],
];

/** The family of a colour in CIELAB. */
export function familyOf({ l, a, b }: { l: number; a: number; b: number }): Family {
  const chroma = Math.hypot(a, b);
  if (l < 22) return 'black';
  if (chroma < 9) return l >= 92 ? 'white' : l < 35 ? 'black' : 'silver';
  const hue = (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;
  const family = hues.findLast(([from]) => hue >= from)?.[1] ?? 'pink';
  // Light red is called pink, as rose gold is.
  return family === 'red' && l > 50 && chroma < 55 ? 'pink' : family;
}
