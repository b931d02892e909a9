import * as fs from 'node:fs';
import { dirname } from 'node:path';

const maxBytes = 1024 * 1024;
const checkIntervalMs = 60_000;

/** PostgreSQL's log file, which is rotated at 1 MB; one older file is kept. */
export class ServerLog {
  readonly handle: number;
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;

  constructor(path: string) {
    this.#path = path;
    this.handle = fs.openSync(path, 'a', 0o600);
    // The site's user must be able to write the log after root has made a backup.
    const { uid, gid } = fs.statSync(dirname(path));
    if (process.getuid?.() === 0) fs.fchownSync(this.handle, uid, gid);
    this.rotate();
    this.#timer = setInterval(() => this.rotate(), checkIntervalMs);
    this.#timer.unref();
  }

  /** The size of the log file in bytes. */
  get length(): number {
    return fs.fstatSync(this.handle).size;
  }

  /** The text that was written since the file had this length, at most the last 64 kB. */
  since(length: number): string {
    const from = Math.max(length > this.length ? 0 : length, this.length - 65_536);
    return fs.readFileSync(this.#path).subarray(from).toString('utf8');
  }

  /** Copies and truncates the file if it is too large: PostgreSQL holds it open, so it cannot be renamed. */
  rotate(): void {
    if (this.length <= maxBytes) return;
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
