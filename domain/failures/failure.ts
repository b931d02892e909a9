/**
 * A step of a larger work failed: `step` says which, in the specification's words, and ends in a
 * colon where these give the reason, too.
 */
export class StepFailed extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(step, { cause });
    this.name = 'StepFailed';
    this.step = step;
  }
}

/** Runs a step; whatever it throws comes out as {@link StepFailed}. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StepFailed ? error : new StepFailed(name, error);
  }
}
