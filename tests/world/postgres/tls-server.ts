import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';

const file = (name: string) => join(import.meta.dirname, 'tls', name);

/** The authority that signed the certificate of the test server, and another one. */
export const authorities = { own: file('ca.pem'), other: file('other-ca.pem') };

/** A key and its certificate for localhost, which no system trusts. */
export const testCertificate = {
  key: readFileSync(file('server-key.pem')),
  cert: readFileSync(file('server.pem')),
};

/**
 * Offers TLS in front of a PostgreSQL server, with a certificate for localhost, as the server itself does
 * with `ssl = on`. Returns its port and the function that ends it.
 */
export async function openTlsServer(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const secureContext = createSecureContext(testCertificate);
  const server = createServer((near) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${port || 5432}`)
      : connect(Number(port || 5432), hostname);
    // The client first asks for TLS and must receive S before it starts.
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
