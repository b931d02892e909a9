/** Removes the secret of a preview link from a path, in every spelling of the path. */
export function loggedPath(path: string): string {
  const spelt = decoded(path)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/');
  return /^\/preview\//i.test(spelt) ? '/preview/[removed]' : path;
}

/** Decodes ASCII characters, because routes match the decoded path. */
function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
