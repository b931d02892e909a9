import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type PostgresUser } from './postgres-user.ts';

/**
 * Makes a folder for the server's socket that only its user can reach. It is short, as the operating
 * system takes paths of at most 107 bytes for a socket and DATA_DIR may be longer. Throws a sentence
 * that names TMPDIR where that cannot be written.
 */
export function makeSocketFolder(user: PostgresUser): string {
  const base = Buffer.byteLength(tmpdir()) < 70 ? tmpdir() : '/tmp';
  let folder: string;
  try {
    folder = fs.mkdtempSync(join(base, 'kamsin-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence = `TMPDIR ${base} has to be a folder that can be written (${code}).`;
    throw new Error(sentence, { cause: error });
  }
  giveTo(folder, user);
  return folder;
}

/** Only a folder that we made: postmaster.pid of another server may name any. */
export function removeSocketFolder(folder: string): void {
  if (/\/kamsin-[^/]+$/.test(folder)) fs.rmSync(folder, { recursive: true, force: true });
}

/** The address of the server whose socket is in the folder. */
export function urlOf(socketFolder: string): string {
  return `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}
