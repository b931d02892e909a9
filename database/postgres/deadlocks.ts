/** Two transactions rarely meet twice: more attempts than this mean that something else is wrong. */
const mostAttempts = 5;

/** Whether PostgreSQL ended a transaction because it and another one waited for each other. */
function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '40P01') return true;
  return false;
}

/** Runs a whole transaction again when it was the victim of a deadlock: nothing of it has happened. */
export async function retryingDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}
