import { parentPort, workerData } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { createCheckpoints } from './checkpoints.ts';
import type { EngineAnswer, EngineRequest, ErrorFields, RawResult } from './engine-messages.ts';
import { openDatabase } from './open-database.ts';
import { copyDatabase } from './snapshot-copy.ts';
import { vacuumWornTables } from './worn-tables.ts';

// The engine's own thread: PGlite blocks whichever thread it works on.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker of the embedded engine only.');
const say = (answer: EngineAnswer) => port.postMessage(answer);
const { dataDir } = workerData as { dataDir: string };
const lookWhileIdle = 30_000;

try {
  const { engine, initialised } = await openDatabase(dataDir, endBroken);
  const { pg } = engine;
  const checkpoints = createCheckpoints(pg, (event) => say({ kind: 'event', event }));
  pg.onNotification((channel, payload) => say({ kind: 'notification', channel, payload }));

  const perform = async (request: EngineRequest): Promise<RawResult[]> => {
    switch (request.kind) {
      case 'query': {
        const { text, values } = request;
        // Like pg: a text without values may hold several statements.
        const results =
          values.length > 0
            ? [await pg.query<(string | null)[]>(text, values, { rowMode: 'array' })]
            : ((await pg.exec(text, { rowMode: 'array' })) as Results<(string | null)[]>[]);
        return results.map(toRaw);
      }
      case 'copy':
        await checkpoints.run('snapshot');
        await copyDatabase(pg, dataDir, request.to);
        return [];
      case 'vacuum':
        if (request.what === 'everything') await pg.exec('vacuum (analyze)');
        else await vacuumWornTables(pg, (event) => say({ kind: 'event', event }));
        return [];
      case 'close':
        clearInterval(idle);
        await pg.close();
        return [];
    }
  };

  const handle = async (request: EngineRequest) => {
    try {
      say({ kind: 'results', results: await perform(request) });
    } catch (error) {
      const fields = toFields(error);
      if (request.kind === 'query' && fields.code === undefined) endBroken(fields.message);
      say({ kind: 'failed', error: fields });
    }
    if (request.kind !== 'close') await checkpoints.runIfDue();
  };

  let last: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    last = last.then(work);
  };
  const idle = setInterval(() => next(checkpoints.runIfDue), lookWhileIdle);
  port.on('message', (request: EngineRequest) => {
    next(() => handle(request));
    if (request.kind === 'close') next(async () => port.close());
  });
  say({ kind: 'opened', initialised });
} catch (error) {
  say({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
}

// Nothing more may run on this engine: what it would write next is anybody's guess.
function endBroken(reason: string): never {
  say({ kind: 'broken', reason });
  process.exit(1);
}

function toRaw(result: Results<(string | null)[]>): RawResult {
  const { rows, fields, command = '', rowCount = null } = result;
  return { command, rowCount, fields, rows };
}

function toFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields: ErrorFields = { message: error.message };
  for (const [name, value] of Object.entries(error)) {
    if (typeof value === 'string' && name !== 'query') fields[name] = value;
  }
  return fields;
}
