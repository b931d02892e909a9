import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../tests/world/postgres/postgres-server.ts';
import { authorities, openTlsServer } from '../../tests/world/postgres/tls-server.ts';
import { connectPostgres } from './postgres-connection.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: Awaited<ReturnType<typeof openTlsServer>>;
beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'));
  server = await openTlsServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

function open(search: string, host = 'localhost') {
  const { username, pathname } = new URL(database.url);
  const databaseUrl = `postgres://${username}@${host}:${server.port}${pathname}?${search}`;
  return connectPostgres({ databaseUrl, log: () => undefined, maxConnections: 2 });
}

test.each([
  `sslmode=verify-full&sslrootcert=${authorities.own}`,
  `sslrootcert=${authorities.own}`,
  'sslmode=no-verify',
])('a server with a certificate of a private authority is used: ?%s', async (search) => {
  const connection = await open(search);
  const heard = Promise.withResolvers<string>();
  await connection.listen('changes', heard.resolve, () => undefined);
  await connection.db.execute("notify changes, 'over TLS'");
  expect(await heard.promise).toBe('over TLS');
  await connection.close();
});

test.each([
  [
    'sslmode=verify-full',
    'localhost',
    'name the file of its certificate authority in DATABASE_URL',
  ],
  [
    `sslmode=verify-full&sslrootcert=${authorities.other}`,
    'localhost',
    'name the file of its certificate authority in DATABASE_URL',
  ],
  [
    `sslmode=verify-full&sslrootcert=${authorities.own}`,
    '127.0.0.1',
    'has a certificate for another name: use that name in DATABASE_URL.',
  ],
  [
    'sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    'localhost',
    'cannot be asked: /nowhere/ca.pem, which DATABASE_URL names, cannot be read (ENOENT).',
  ],
])('?%s on %s is refused with instructions', async (search, host, advice) => {
  await expect(open(search, host)).rejects.toThrow(advice);
});
