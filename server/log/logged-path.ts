/** The paths whose last part is a secret: shared previews, sent sample requests and subscriptions. */
const secretPaths = ['/preview/', '/samples/requests/', '/newsletter/'];

/** The beginning of a path whose rest is a secret, in any spelling that routes accept; undefined for other paths. */
export function secretPath(path: string): string | undefined {
  const plain = decoded(path)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
  return secretPaths.find((start) => plain.startsWith(start));
}

/** Removes the secret from a path. */
export function loggedPath(path: string): string {
  const start = secretPath(path);
  return start ? `${start}[removed]` : path;
}

/** Decodes ASCII characters, because routes match the decoded path. */
function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
