/**
 * The client loader of data beside an open form or dialog: answers null if the data cannot be read, so that no error
 * page replaces what the user sees.
 */
export const nullIfFailed = <Data>({ serverLoader }: { serverLoader: () => Promise<Data> }) =>
  serverLoader().catch(() => null);
