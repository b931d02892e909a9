declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, Axis | undefined>;
      /** Omits glyphs that only a ligature or a stylistic set uses. */
      noLayoutClosure?: boolean;
      /** All features by default. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
