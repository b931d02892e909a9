import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';

const file = (name: string) => join(import.meta.dirname, 'tls', name);

/** The authority that has signed the certificate of a TLS server in tests, and another one. */
export const authorities = { own: file('ca.pem'), other: file('other-ca.pem') };

/**
 * Offers TLS before a PostgreSQL server, with a certificate for localhost, as the server itself does
 * with `ssl = on`. Answers its port and what ends it.
 */
export async function openTlsServer(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const key = readFileSync(file('server-key.pem'));
  const secureContext = createSecureContext({ key, cert: readFileSync(file('server.pem')) });
  const server = createServer((near) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${port || 5432}`)
      : connect(Number(port || 5432), hostname);
    // The client asks for TLS first, and has to be told S before it begins with it.
    near.once('data', () => {
      const secure = new TLSSocket(near, { isServer: true, secureContext });
      near.write('S');
      secure.pipe(far).pipe(secure);
      secure.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', () => secure.destroy());
    });
    near.on('error', () => far.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
