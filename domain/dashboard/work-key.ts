/** The name of the task for records of a kind that lack something or are not Active. */
export const workKey = (kind: string, lack: string): string => `${kind} lack ${lack}`;
