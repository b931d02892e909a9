import { withTimeout } from '#database/postgres/timeout.ts';
import { StorageError } from '#domain/files/file-store.ts';
import type { Log } from '../log/log.ts';

/** What /readyz looks at. */
export interface Checks {
  database: () => Promise<void>;
  storage: () => Promise<void>;
}

export interface Readiness {
  ready: boolean;
  body: Record<string, unknown>;
}

/** What a check found. A store without space still answers what is in it. */
type State = 'ok' | 'unreachable' | 'refused' | 'no space';

const patience = 2500;
const cachedFor = 1000;

/**
 * Answers whether the instance can do its work; a check that does not answer in 2.5 s counts as
 * failed. Anyone may ask: it looks once a second at most, for all who ask meanwhile. The log gets a
 * line with the reason when a state changes.
 */
export function createReadiness(
  checks: Checks,
  log: Pick<Log, 'info' | 'error'>,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let looking: Promise<Readiness> | undefined;
  let last: { readiness: Readiness; at: number } | undefined;
  const states = { database: 'ok' as State, storage: 'ok' as State };

  const check = async (name: keyof Checks): Promise<State> => {
    const { state, error } = await outcome(checks[name]);
    if (state !== states[name]) {
      if (state === 'ok') log.info({}, `${name} works again`);
      else log.error({ state, error }, `${name} does not work`);
    }
    states[name] = state;
    return state;
  };

  const look = async (): Promise<Readiness> => {
    const [database, storage] = await Promise.all([check('database'), check('storage')]);
    // Pages can be served without space for new files: no reason to take the instance out of service.
    const ready = database === 'ok' && (storage === 'ok' || storage === 'no space');
    return { ready, body: { status: ready ? 'ready' : 'unavailable', database, storage } };
  };

  return async () => {
    if (last && now() - last.at < cachedFor) return last.readiness;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const readiness = await looking;
    last = { readiness, at: now() };
    return readiness;
  };
}

async function outcome(check: () => Promise<void>): Promise<{ state: State; error?: unknown }> {
  try {
    await withTimeout(patience, check(), 'no answer');
    return { state: 'ok' };
  } catch (error) {
    return { state: stateOf(error), error };
  }
}

function stateOf(error: unknown): State {
  const status = error instanceof StorageError ? error.status : undefined;
  return status === 507 ? 'no space' : status === 403 ? 'refused' : 'unreachable';
}
