import type { FileHandle } from 'node:fs/promises';

const chunkBytes = 64 * 1024;

/** Streams bytes `start` to `end`, both included, read only as asked for; closes the file after. */
export function streamFile(
  handle: FileHandle,
  start: number,
  end: number,
): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const wanted = Math.min(chunkBytes, end - position + 1);
        try {
          const { bytesRead, buffer } =
            wanted > 0
              ? await handle.read(new Uint8Array(wanted), 0, wanted, position)
              : { bytesRead: 0, buffer: new Uint8Array() };
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          if (bytesRead > 0 && position <= end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close().catch(() => {});
          controller.error(error);
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}
