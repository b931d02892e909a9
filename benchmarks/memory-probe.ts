import { setTimeout as pause } from 'node:timers/promises';

/** Loaded into a site that is measured: answers every message with the memory that is really held. */
process.on('message', async () => {
  globalThis.gc?.();
  // What registered for finalization lets go of the rest only after it has run.
  await pause(100);
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
