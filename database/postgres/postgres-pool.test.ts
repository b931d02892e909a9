import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseUnavailable } from './connection-lost.ts';
import { PostgresPool } from './postgres-pool.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const opened = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))];
const killed = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

// An unhandled error event would end the process, which fails the run.
test('a session that ends together with the response that opens it fails only its statement', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...opened, killed])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  const pool = new PostgresPool(url, 1, () => undefined);
  const lost = await pool.query({ text: 'insert into kept values (1)' }).catch((error) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  await pool.end();
});
