import * as fs from 'node:fs';
import { dirname } from 'node:path';

const mostBytes = 1024 * 1024;
const lookEveryMilliseconds = 60_000;

/** What PostgreSQL says: a file of at most about 1 MB, and the one before it. */
export class ServerLog {
  readonly handle: number;
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;

  constructor(path: string) {
    this.#path = path;
    this.handle = fs.openSync(path, 'a', 0o600);
    // A root who only makes a backup leaves nothing that the site's own user can not write.
    const { uid, gid } = fs.statSync(dirname(path));
    if (process.getuid?.() === 0) fs.fchownSync(this.handle, uid, gid);
    this.bound();
    this.#timer = setInterval(() => this.bound(), lookEveryMilliseconds);
    this.#timer.unref();
  }

  get length(): number {
    return fs.fstatSync(this.handle).size;
  }

  /** What was written from a former length on, at most the last 64 kB of it. */
  since(length: number): string {
    const from = Math.max(length > this.length ? 0 : length, this.length - 65_536);
    return fs.readFileSync(this.#path).subarray(from).toString('utf8');
  }

  /** PostgreSQL holds the file open, so it is copied and emptied. */
  bound(): void {
    if (this.length <= mostBytes) return;
    try {
      fs.copyFileSync(this.#path, `${this.#path}.1`);
    } finally {
      fs.truncateSync(this.#path);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    fs.closeSync(this.handle);
  }
}
