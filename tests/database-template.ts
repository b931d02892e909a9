import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#database/connect.ts';
import { ensureBuild } from '#server/build.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

/** How a test file gets a migrated database of its own: a copy of one that was migrated once. */
export type DatabaseTemplate =
  | { engine: 'embedded'; dataDir: string }
  | { engine: 'postgres'; serverUrl: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const root = resolve(import.meta.dirname, '..');
const migrations = join(root, 'database', 'migrations');

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild(root, () => undefined);
  const serverUrl = process.env.TEST_DATABASE_URL;
  const prepared = serverUrl ? await preparePostgres(serverUrl) : await prepareEmbedded();
  project.provide('databaseTemplate', prepared.template);
  return prepared.remove;
}

async function prepareEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-template-'));
  const connection = await connect({ dataDir });
  await connection.migrate(migrations);
  await connection.close();
  const template: DatabaseTemplate = { engine: 'embedded', dataDir };
  return { template, remove: () => rm(dataDir, { recursive: true }) };
}

async function preparePostgres(serverUrl: string) {
  const name = `kamsin_template_${process.pid}`;
  await onServer(serverUrl, `drop database if exists ${name}`, `create database ${name}`);
  const connection = await connect({
    databaseUrl: databaseUrl(serverUrl, name),
    dataDir: tmpdir(),
  });
  await connection.migrate(migrations);
  await connection.close();
  const template: DatabaseTemplate = { engine: 'postgres', serverUrl, template: name };
  return { template, remove: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

/** A database of one's own: where it is, and how to remove it. */
export async function copyTemplate(template: DatabaseTemplate, dataDir: string) {
  if (template.engine === 'embedded') {
    await cp(template.dataDir, dataDir, { recursive: true });
    return { databaseUrl: undefined, remove: async () => undefined };
  }
  const name = `kamsin_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(template.serverUrl, `create database ${name} template ${template.template}`);
  return {
    databaseUrl: databaseUrl(template.serverUrl, name),
    remove: () => onServer(template.serverUrl, `drop database if exists ${name} with (force)`),
  };
}
