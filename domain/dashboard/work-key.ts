/** Names the number of records of a kind that lack something, or that are not Active. */
export const workKey = (kind: string, lack: string): string => `${kind} lack ${lack}`;
