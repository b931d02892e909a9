/** A deadlock rarely repeats: after this many attempts something else is wrong. */
const maxAttempts = 5;

function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '40P01') return true;
  return false;
}

/** Runs the transaction again if PostgreSQL rolled it back to end a deadlock. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}
