/** When this release was built: the last change of pages whose texts are part of it. */
export const builtAt = new Date(import.meta.env.BUILT_AT as string);
