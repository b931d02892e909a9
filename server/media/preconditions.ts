import fresh from 'fresh';

/** What a client may already have of the file: its strong entity tag and when it was stored. */
export interface Validators {
  etag: string;
  modified: Date;
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

const dateOf = (header: string): number | undefined => {
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
};

/** Whether a 304 is the answer. If-None-Match decides alone where it is given. */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const validators = { etag, 'last-modified': modified.toUTCString() };
  return fresh(Object.fromEntries(headers), validators);
}

/** Whether a range may be answered: If-Range names exactly what is stored, or is not given. */
export function rangeStillHolds(headers: Headers, { etag, modified }: Validators): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  if (condition.includes('"')) return condition.trim() === etag;
  return dateOf(condition) === inSeconds(modified);
}
