/** Larger files, in bytes, are cached for a day and not for an hour. */
const largeFile = 10_485_760;

/** The Cache-Control of a stored file of `size` bytes, both from this server and from the bucket. */
export const fileCacheControl = (size: number): string =>
  `public, max-age=${size > largeFile ? 86_400 : 3600}`;
