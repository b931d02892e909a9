const largeFile = 10_485_760;

/** The Cache-Control of a stored file of so many bytes, wherever it is served from. */
export const fileCacheControl = (size: number): string =>
  `public, max-age=${size > largeFile ? 86_400 : 3600}`;
