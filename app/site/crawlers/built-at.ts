/** The time of the build. Pages whose texts are in the source last changed then. */
export const builtAt = new Date(import.meta.env.BUILT_AT as string);
