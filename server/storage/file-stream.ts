import { type FileHandle, open } from 'node:fs/promises';

const chunkBytes = 64 * 1024;

/**
 * Streams the bytes from `start` to `end`, both inclusive, on demand. The file is opened at the first read, so an unused
 * stream holds no file handle.
 */
export function streamFile(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  let file: FileHandle | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const wanted = Math.min(chunkBytes, end - position + 1);
          const { bytesRead, buffer } = await file.read(
            new Uint8Array(wanted),
            0,
            wanted,
            position,
          );
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          if (bytesRead > 0 && position <= end) return;
          await file.close();
          controller.close();
        } catch (error) {
          await file?.close().catch(() => {});
          controller.error(error);
        }
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}
