/** Streams `take` bytes after the first `skip`, then cancels the source. */
export function sliceStream(
  source: ReadableStream<Uint8Array>,
  skip: number,
  take: number,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let before = skip;
  let left = take;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          const part = value.subarray(before, before + left);
          before -= Math.min(before, value.length);
          left -= part.length;
          if (part.length > 0) controller.enqueue(part);
          if (left === 0) {
            await reader.cancel();
            return controller.close();
          }
          if (part.length > 0) return;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
