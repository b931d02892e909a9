import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { inject } from 'vitest';
import { type Connection, connect, type Database } from '#database/connect.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { type AssembledSite, assembleSite } from '#server/assemble.ts';
import { listen } from '#server/connections/listen.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { type Environment, readEnvironment } from '#server/process/env.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { createDatabase } from './postgres/postgres-server.ts';
import './postgres/slow-announcements.ts';

/** A migrated, empty database and a separate file store. */
export interface World {
  connection: Connection;
  db: Database;
  files: FileStore;
  dataDir: string;
  databaseUrl: string;
  /** Resolves when every announcement so far has reached the sites of this world. */
  announced(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a world on the server of this test run. */
export async function openWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-world-'));
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  const connection = await connect({ databaseUrl: database.url, dataDir });
  return {
    connection,
    db: connection.db,
    files: await createFileStore({ dataDir, s3: undefined }),
    dataDir,
    databaseUrl: database.url,
    announced: () => announced(connection),
    async close() {
      await connection.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function announced(connection: Connection): Promise<void> {
  const mark = randomUUID();
  let stop: (() => Promise<void>) | undefined;
  // Announcements arrive in the order of their commits, first at the connection that listened first.
  await new Promise<void>((arrived, lost) => {
    const heard = (payload: string) => payload === mark && arrived();
    const cut = () => lost(new Error('The listening connection was lost.'));
    connection
      .listen('content_changed', heard, cut)
      .then((ended) => {
        stop = ended;
        return connection.db.execute(sql`select pg_notify('content_changed', ${mark})`);
      })
      .catch(lost);
  });
  await stop?.();
}

export const testAdministrator = { email: 'admin@example.com', password: 'correct horse battery' };

export interface TestSite {
  server: Server;
  site: AssembledSite;
  /** Origin of the canonical host, http://localhost:<port>. */
  origin: string;
  /**
   * Sends a request to the site; `host` is a language code ('ja') or a complete Host header. Follows no
   * redirect.
   */
  fetch(path: string, init?: RequestInit & { host?: string }): Promise<Response>;
  /** Signs the test administrator in and returns the Cookie header of the session. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

/** Serves the built product from a world on a free port. */
export async function openSite(
  world: World,
  variables: NodeJS.ProcessEnv = {},
  log?: Log,
): Promise<TestSite> {
  const buildDir = resolve(import.meta.dirname, '..', '..', 'build');
  const build = (await import(join(buildDir, 'server', 'index.js'))) as ServerBuild;
  let answer: AssembledSite['answer'] | undefined;
  const server = createServer((incoming, outgoing) => answer?.(incoming, outgoing));
  await listen(server, '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const env: Environment = readEnvironment({
    LOG_LEVEL: 'silent',
    DATA_DIR: world.dataDir,
    PORT: String(port),
    ...variables,
  });
  const site = await assembleSite({
    env,
    log: log ?? createLog(env.logLevel),
    connection: world.connection,
    files: world.files,
    secret: 'a secret that only tests know',
    loadBuild: async () => build,
    buildDir,
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
  });
  answer = site.answer;
  const { host: siteHost, origin } = new URL(env.siteUrl);
  const fetch: TestSite['fetch'] = async (path, { host, ...init } = {}) =>
    ask(
      port,
      path,
      host === undefined ? siteHost : host.includes('.') ? host : `${host}.${siteHost}`,
      init,
    );
  return {
    server,
    site,
    origin,
    fetch,
    async signIn() {
      const { accounts } = site.services;
      const signIn = () => accounts.signIn({ ...testAdministrator, headers: new Headers() });
      let headers = await signIn();
      if (!headers) {
        await accounts.create({ ...testAdministrator, name: 'Administrator' });
        headers = await signIn();
      }
      return (headers?.getSetCookie() ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** `fetch` refuses to set a Host header, which half of the tests need. */
async function ask(port: number, path: string, host: string, init: RequestInit): Promise<Response> {
  const given = new Request('http://localhost/', init);
  const body = given.body ? Buffer.from(await given.arrayBuffer()) : undefined;
  const headers = { ...Object.fromEntries(given.headers), host };
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: '127.0.0.1', port, path, method: given.method, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const answered = new Headers();
          for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
            answered.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
          }
          const status = incoming.statusCode ?? 0;
          const empty = [204, 304].includes(status);
          resolve(
            new Response(empty ? null : Buffer.concat(chunks), { status, headers: answered }),
          );
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
