import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '#database/embedded-connection.ts';

export interface TestServer {
  url: string;
  close(): Promise<void>;
}

/**
 * The PostgreSQL server of this test run: that of TEST_DATABASE_URL, else a new one, which need not survive a
 * power cut.
 */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const dataDir = temporaryFolder();
  const { url, release } = await startEmbeddedServer({
    dataDir,
    postgresBin: process.env.PG_BIN,
    log: () => undefined,
    settings: {
      ...{ fsync: 'off', max_connections: '200', autovacuum: 'off' },
      ...{ wal_level: 'minimal', archive_mode: 'off' },
    },
  });
  return {
    url,
    async close() {
      await release();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on the server's own database, outside any transaction. */
export async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database on the server, empty or as a copy; returns how to drop it. */
export async function createDatabase(serverUrl: string, template?: string) {
  const name = `kamsin_test_${randomBytes(8).toString('hex')}`;
  await onServer(
    serverUrl,
    // Copying files is faster than the default, which writes every page to the write-ahead log.
    template
      ? `create database ${name} template ${template} strategy file_copy`
      : `create database ${name}`,
  );
  return {
    name,
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kamsin-test-'));
}
