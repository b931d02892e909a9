import * as fs from 'node:fs';
import { createInterface } from 'node:readline';
import type { ArchivedUpload } from './archive-uploads.ts';
import { contentHash, type Manifest, rowsFile } from './manifest.ts';
import type { BackedUpFile, StoredFiles } from './stored-files.ts';

interface UnpackedBackup {
  folder: string;
  manifest: Manifest;
  /** The uploaded files of the backup, by path. */
  files: Map<string, ArchivedUpload>;
}

/** The most bytes of the store that one check reads: a bucket may charge for each, and a check must end. */
const mostRead = 2 * 1024 ** 3;

/**
 * Compares the uploaded files of a backup with the stored ones: all by their size, and as many as `most` bytes allow by
 * their content, others each time. Throws a sentence if it lacks a file, or has another one, that its rows name and that
 * has not changed since. Returns how many were compared by their content.
 */
export async function compareFiles(
  { folder, manifest, files }: UnpackedBackup,
  stored: StoredFiles,
  most = mostRead,
): Promise<number> {
  const madeAt = new Date(manifest.madeAt);
  const different: string[] = [];
  const alike: BackedUpFile[] = [];
  for await (const file of stored.list()) {
    if (file.modified >= madeAt) continue;
    if (files.get(file.path)?.size === file.size) alike.push(file);
    else different.push(file.path);
  }
  const chosen = chooseSome(alike, most);
  for (const { path } of chosen) {
    const content = await stored.read(path);
    if (content && (await contentHash(content)) !== files.get(path)?.hash) different.push(path);
  }
  if (different.length > 0) await refuseNamed(different, folder, manifest);
  return chosen.length;
}

/** All files, or a random part of them with no more bytes than `most`. */
function chooseSome(files: BackedUpFile[], most: number): BackedUpFile[] {
  const inSomeOrder = files
    .map((file) => ({ file, place: Math.random() }))
    .sort((one, other) => one.place - other.place);
  let bytes = 0;
  return inSomeOrder.flatMap(({ file }) => {
    if (bytes + file.size > most) return [];
    bytes += file.size;
    return [file];
  });
}

/** Throws if the rows name one of the files: others came later with a time of their own, or belong to another site. */
async function refuseNamed(paths: string[], folder: string, manifest: Manifest): Promise<void> {
  for (const { name } of manifest.tables) {
    const lines = createInterface({ input: fs.createReadStream(rowsFile(folder, name)) });
    for await (const line of lines) {
      const path = paths.find((path) => namesOf(path).some((text) => line.includes(text)));
      if (path !== undefined)
        throw new Error(
          `The uploaded file ${path} is missing in the backup or is different there.`,
        );
    }
  }
}

/** The forms in which a row can contain a path: as it is, or encoded in an address. */
const namesOf = (path: string) => [path, path.split('/').map(encodeURIComponent).join('/')];
