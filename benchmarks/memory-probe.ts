/** Loaded into a site that is measured: answers every message with the memory that is really held. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
