import * as fs from 'node:fs';
import { join } from 'node:path';
import { fileArchive } from './file-archive.ts';

/** How the copies of the uploaded files stand, as the process that makes them has noted it. */
export interface FileCopies {
  /** When the files were last looked at. */
  checked: Date;
  /** When every file last had all its copies; undefined if that has not been so yet. */
  complete: Date | undefined;
  files: number;
  /** The files that lack a copy, usually none. */
  waiting: number;
  /** Why files cannot be copied, as a sentence. */
  failure: string | undefined;
}

const statePath = (dataDir: string) => join(fileArchive(dataDir), '.state.json');

/** Reads how the copies stand; undefined if none were made yet. */
export function readFileCopies(dataDir: string): FileCopies | undefined {
  try {
    const stored = JSON.parse(fs.readFileSync(statePath(dataDir), 'utf8'));
    const { complete } = stored;
    return {
      ...{ ...stored, checked: new Date(stored.checked) },
      complete: complete === undefined ? undefined : new Date(complete),
    };
  } catch {
    return undefined;
  }
}

/** Stores how the copies stand. On a full disk the former state stays, and its age shows that something is wrong. */
export function writeFileCopies(dataDir: string, copies: FileCopies): void {
  const path = statePath(dataDir);
  try {
    fs.writeFileSync(`${path}.new`, JSON.stringify(copies));
    fs.renameSync(`${path}.new`, path);
  } catch {
    fs.rmSync(`${path}.new`, { force: true });
  }
}

/** Files are looked at every ten seconds, and during a long upload after each of its files. */
const staleMs = 60 * 60_000;

/** Whether no process has looked at the files for an hour. */
export const isStale = ({ checked }: FileCopies, now: Date): boolean =>
  now.getTime() - checked.getTime() > staleMs;
