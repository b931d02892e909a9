import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Connection, connect } from '../database/connect.ts';

export interface OpenEngine {
  /** Closed by `drop`; a test that opens the database anew puts its connection here. */
  connection: Connection;
  databaseUrl?: string;
  dataDir: string;
  drop(): Promise<void>;
}

export interface EngineUnderTest {
  name: string;
  /** Opens an empty database of its own. */
  open(): Promise<OpenEngine>;
}

const embedded: EngineUnderTest = {
  name: 'embedded',
  async open() {
    const dataDir = temporaryFolder();
    const world: OpenEngine = {
      connection: await connect({ dataDir }),
      dataDir,
      async drop() {
        await world.connection.close();
        rmSync(dataDir, { recursive: true });
      },
    };
    return world;
  },
};

/** A database of its own on the server of TEST_DATABASE_URL, and how to drop it. */
export async function createPostgresDatabase(server: string) {
  const name = `connect_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const postgres = (server: string): EngineUnderTest => ({
  name: 'postgres',
  async open() {
    const database = await createPostgresDatabase(server);
    const dataDir = temporaryFolder();
    const world: OpenEngine = {
      connection: await connect({ databaseUrl: database.url, dataDir }),
      databaseUrl: database.url,
      dataDir,
      async drop() {
        await world.connection.close();
        await database.drop();
        rmSync(dataDir, { recursive: true });
      },
    };
    return world;
  },
});

export const testServer = process.env.TEST_DATABASE_URL;

/** The embedded engine always; PostgreSQL too where TEST_DATABASE_URL names a server. */
export const engines = testServer ? [embedded, postgres(testServer)] : [embedded];

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'database-'));
}
