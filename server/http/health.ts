import { withinTime } from '#database/within-time.ts';

/** What /readyz looks at. */
export interface Checks {
  database: () => Promise<void>;
  storage: () => Promise<void>;
}

export interface Readiness {
  ready: boolean;
  body: Record<string, unknown>;
}

const patience = 2500;
const cachedFor = 1000;

/**
 * Answers whether the instance can do its work; a check that does not answer in 2.5 s counts as
 * failed. Anyone may ask: it looks once a second at most, for all who ask meanwhile.
 */
export function createReadiness(
  checks: Checks,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let looking: Promise<Readiness> | undefined;
  let last: { readiness: Readiness; at: number } | undefined;
  return async () => {
    if (last && now() - last.at < cachedFor) return last.readiness;
    looking ??= look(checks).finally(() => {
      looking = undefined;
    });
    const readiness = await looking;
    last = { readiness, at: now() };
    return readiness;
  };
}

async function look(checks: Checks): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    outcome(checks.database),
    outcome(checks.storage),
  ]);
  const ready = database === 'ok' && storage === 'ok';
  return { ready, body: { status: ready ? 'ready' : 'unavailable', database, storage } };
}

async function outcome(check: () => Promise<void>): Promise<'ok' | 'unreachable'> {
  try {
    await withinTime(patience, check(), 'no answer');
    return 'ok';
  } catch {
    return 'unreachable';
  }
}
