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

/** Whether the instance can do its work; a check that does not answer in 2.5 s counts as failed. */
export async function readiness(checks: Checks, stopping: boolean): Promise<Readiness> {
  if (stopping) return { ready: false, body: { status: 'stopping' } };
  const [database, storage] = await Promise.all([
    outcome(checks.database),
    outcome(checks.storage),
  ]);
  const ready = database === 'ok' && storage === 'ok';
  return { ready, body: { status: ready ? 'ready' : 'unavailable', database, storage } };
}

async function outcome(check: () => Promise<void>): Promise<'ok' | 'unreachable'> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), patience);
  try {
    await Promise.race([check(), promise]);
    return 'ok';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
