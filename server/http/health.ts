import { withTimeout } from '#database/postgres/timeout.ts';
import { StorageError } from '#domain/files/file-store.ts';
import type { Log } from '../log/log.ts';

/** The checks of /readyz. Each rejects if it fails. */
export interface Checks {
  database: () => Promise<void>;
  storage: () => Promise<void>;
}

export interface Readiness {
  ready: boolean;
  body: Record<string, unknown>;
}

/** The result of a check. With 'no space', stored files can still be read. */
type State = 'ok' | 'unreachable' | 'refused' | 'no space';

/** Milliseconds until a check fails, and until a result is checked again. */
const timeout = 2500;
const cachedFor = 1000;

/**
 * Returns a function that checks whether the instance can serve requests. A check fails after 2.5 s without an answer.
 * The endpoint is public, so the checks run at most once a second, and concurrent callers share them. A change of state
 * is logged with its reason.
 */
export function createReadiness(
  checks: Checks,
  log: Pick<Log, 'info' | 'error'>,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined;
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

  const runChecks = async (): Promise<Readiness> => {
    const [database, storage] = await Promise.all([check('database'), check('storage')]);
    // Pages can be served without space for new files, so the instance stays in service.
    const ready = database === 'ok' && (storage === 'ok' || storage === 'no space');
    return { ready, body: { status: ready ? 'ready' : 'unavailable', database, storage } };
  };

  return async () => {
    if (last && now() - last.at < cachedFor) return last.readiness;
    running ??= runChecks().finally(() => {
      running = undefined;
    });
    const readiness = await running;
    last = { readiness, at: now() };
    return readiness;
  };
}

async function outcome(check: () => Promise<void>): Promise<{ state: State; error?: unknown }> {
  try {
    await withTimeout(timeout, check(), 'no answer');
    return { state: 'ok' };
  } catch (error) {
    return { state: stateOf(error), error };
  }
}

function stateOf(error: unknown): State {
  const status = error instanceof StorageError ? error.status : undefined;
  return status === 507 ? 'no space' : status === 403 ? 'refused' : 'unreachable';
}
