import * as fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresMod = PGlite['Module'];

interface OpenStream {
  nfd: number;
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: OpenStream) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's files on disk, with the fsync that its own lacks: without it every flush that
 * PostgreSQL asks for answers "done" and does nothing. Directories are open streams too, so
 * renames and new files are flushed the same way.
 */
export class DurableFiles extends NodeFS {
  /** Flushes so far; PostgreSQL waits for at least one before it acknowledges a commit. */
  flushes = 0;
  #files: NodeFiles | undefined;

  override async init(
    pg: PGlite,
    options: Partial<PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const before = emscriptenOpts.preRun ?? [];
    const hook = (module: PostgresMod) => {
      const files = (module as unknown as { NODEFS: NodeFiles }).NODEFS;
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => fs.fsyncSync(stream.nfd));
        this.flushes += 1;
        return 0;
      };
      this.#files = files;
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [hook, ...(Array.isArray(before) ? before : [before])],
      },
    };
  }

  /** Throws unless the hook is in place and has been used by the start of the engine. */
  assertHooked(): void {
    if (this.#files?.stream_ops.fsync === undefined || this.flushes === 0) {
      throw new Error('The embedded database would not flush its files to disk; it is not opened.');
    }
  }
}
