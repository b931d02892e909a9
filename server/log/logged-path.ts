/** A path as a log may hold it: without the secret of a link to a preview, however the path is spelt. */
export function loggedPath(path: string): string {
  const spelt = decoded(path)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/');
  return /^\/preview\//i.test(spelt) ? '/preview/[removed]' : path;
}

/** Routes are matched by their decoded path. */
function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
