/** Build time of this release: the last change of pages whose texts are in the source. */
export const builtAt = new Date(import.meta.env.BUILT_AT as string);
