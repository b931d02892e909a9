import pLimit from 'p-limit';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import type { BoundedFolder } from './bounded-folder.ts';

/** Larger files, in bytes, are not read into memory. Uploads are far smaller. */
const largestSource = 40_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

interface RenderingParts {
  /** The cache of the rendered files. */
  folder: BoundedFolder;
  /** How many files are rendered at a time, and how many further ones may wait. */
  atATime: number;
  mostWaiting: number;
  log: { warn(details: object, message: string): void };
  /** The name of such a file in the log, such as 'an icon'. */
  what: string;
}

/**
 * Returns a function that answers the stored file with this name, or renders and stores it. Requests for one name at the
 * same time share one rendering. The function resolves to 'busy' if too many files wait, stores nothing if its `render`
 * resolves to undefined, and rejects if `render` does.
 */
export function renderedFiles({ folder, atATime, mostWaiting, log, what }: RenderingParts) {
  const pending = new Map<string, Promise<Bytes | 'busy' | undefined>>();
  const limit = pLimit(atATime);
  const make = async (name: string, render: () => Promise<Bytes | undefined>) => {
    const made = await render();
    if (made)
      await folder
        .write(name, made)
        .catch((error: unknown) => log.warn({ error }, `${what} cannot be stored`));
    return made;
  };
  return (name: string, render: () => Promise<Bytes | undefined>) => {
    const rendering =
      pending.get(name) ??
      folder.read(name).then((stored) => {
        if (stored) return stored;
        return limit.pendingCount >= mostWaiting ? 'busy' : limit(() => make(name, render));
      });
    pending.set(name, rendering);
    return rendering.finally(() => pending.delete(name));
  };
}

/**
 * Draws something from a stored picture; undefined if the picture is missing, too large or unreadable, which is logged.
 * Rejects if the file store fails.
 */
export async function drawnFrom<Drawn>(
  { files, log }: Pick<RenderingParts, 'log'> & { files: FileStore },
  source: StoredFile,
  draw: (picture: Bytes) => Promise<Drawn>,
): Promise<Drawn | undefined> {
  const picture = await readSource(files, source);
  return (
    picture &&
    draw(picture).catch((error: unknown) => {
      log.warn({ path: source.path, error }, 'a stored picture cannot be read');
      return undefined;
    })
  );
}

/** Reads a stored picture; undefined if it is missing or too large. Rejects if the file store fails. */
export async function readSource(
  files: FileStore,
  { path, size }: StoredFile,
): Promise<Bytes | undefined> {
  const stream = size <= largestSource ? await files.read(path) : undefined;
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}
