import fresh from 'fresh';

/** The validators of a file: its strong entity tag and its modification time. */
export interface Validators {
  etag: string;
  modified: Date;
}

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Whether the response is a 304. If-None-Match takes precedence over If-Modified-Since. */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const validators = { etag, 'last-modified': modified.toUTCString() };
  return fresh(Object.fromEntries(headers), validators);
}

/** Whether a range may be sent: If-Range matches the stored file, or is absent. */
export function rangeStillHolds(headers: Headers, { etag, modified }: Validators): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  if (condition.includes('"')) return condition.trim() === etag;
  return inSeconds(Date.parse(condition)) === inSeconds(modified.getTime());
}
