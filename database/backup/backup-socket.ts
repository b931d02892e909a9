import * as fs from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Reply = { archive: string } | { error: string };

// The operating system keeps at most about so many bytes of a socket's path.
const longestPath = 100;

/**
 * Lets `npm run backup` ask the process that holds the embedded database for an archive, through
 * a socket that only this user may open. Answers how to stop, or undefined where the path is too
 * long for a socket.
 */
export function serveBackups(
  path: string,
  makeArchive: (archive: string) => Promise<void>,
  log: (event: object) => void,
): (() => void) | undefined {
  if (Buffer.byteLength(path) > longestPath) return undefined;
  // The lock is held, so a socket that is still there belongs to nobody.
  fs.rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).once('line', async (archive) => {
      socket.end(`${JSON.stringify(await reply(archive, makeArchive))}\n`);
    });
  });
  server.on('error', (error) => log({ event: 'backup socket failed', error: error.message }));
  server.listen(path, () => fs.chmodSync(path, 0o600));
  server.unref();
  return () => server.close();
}

async function reply(archive: string, make: (archive: string) => Promise<void>): Promise<Reply> {
  try {
    await make(archive);
    return { archive };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Asks the running process for an archive at the absolute path; throws when nobody answers. */
export async function requestBackup(path: string, archive: string): Promise<void> {
  const socket = await open(path);
  socket.write(`${archive}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Reply;
    if ('error' in answer) throw new Error(answer.error);
    return;
  }
  throw new Error('The running server ended before the backup was complete.');
}

function open(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', reject);
  });
}
