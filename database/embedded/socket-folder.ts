import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOwner, type PostgresUser } from './postgres-user.ts';

/**
 * Creates a folder for the server's socket that only its user can open. It is not in DATA_DIR, because
 * the path of a socket may have at most 107 bytes. Throws a sentence that names TMPDIR if that folder
 * cannot be written.
 */
export function makeSocketFolder(user: PostgresUser): string {
  const base = Buffer.byteLength(tmpdir()) < 70 ? tmpdir() : '/tmp';
  let folder: string;
  try {
    folder = fs.mkdtempSync(join(base, 'kamsin-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence = `TMPDIR ${base} must be a writable folder (${code}).`;
    throw new Error(sentence, { cause: error });
  }
  changeOwner(folder, user);
  return folder;
}

/** Removes the folder if {@link makeSocketFolder} made it: another server's postmaster.pid may name any folder. */
export function removeSocketFolder(folder: string): void {
  if (/\/kamsin-[^/]+$/.test(folder)) fs.rmSync(folder, { recursive: true, force: true });
}

/** The connection URL of the server whose socket is in the folder. */
export function socketUrl(socketFolder: string): string {
  return `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}
