/** A step of a larger work failed: `step` names it, such as 'create product'. Screens have the words. */
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
