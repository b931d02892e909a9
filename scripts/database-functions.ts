import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../database/connect.ts';
import { rebuildAndPrintTriggers } from '../database/current-functions.ts';

// npm run database:functions writes the present functions and triggers to a file, because no single migration shows them.
const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-functions-'));
const { db, migrate, close } = await connect({ dataDir });
await migrate('database/migrations');
await writeFile('database/functions-and-triggers.sql', await rebuildAndPrintTriggers(db));
await close();
await rm(dataDir, { recursive: true });
