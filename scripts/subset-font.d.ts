declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, Axis | undefined>;
      /** Leaves out letters that only a ligature or a stylistic set would reach. */
      noLayoutClosure?: boolean;
      /** All of them where none are named. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
