/** Whether a path is that of a preview link, in any spelling that routes accept. */
export function isSharedPreviewPath(path: string): boolean {
  const plain = decoded(path)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/');
  return /^\/preview\//i.test(plain);
}

/** Removes the secret of a preview link from a path. */
export const loggedPath = (path: string): string =>
  isSharedPreviewPath(path) ? '/preview/[removed]' : path;

/** Decodes ASCII characters, because routes match the decoded path. */
function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
