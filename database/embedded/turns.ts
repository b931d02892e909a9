/** Lets one holder in at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; answers the function that ends it (calling it again does nothing). */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
