import { startObjectStore } from '#tests/world/files/object-store.ts';

/** An object store in a process of its own, on a folder that outlives it. Usage: store.ts FOLDER PORT */

const [folder, port] = process.argv.slice(2);
await startObjectStore(folder, Number(port));
process.send?.('ready');
