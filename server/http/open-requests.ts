import type { ServerResponse } from 'node:http';

/** The requests that are not answered from the cache, until their connections are free again. */
export class OpenRequests {
  readonly #open = new Set<ServerResponse>();

  add(outgoing: ServerResponse): void {
    this.#open.add(outgoing);
    outgoing.once('close', () => this.#open.delete(outgoing));
  }

  /** Whether a request still waits for its answer. A download that has begun waits only for its reader. */
  get areWaiting(): boolean {
    return [...this.#open].some(({ headersSent }) => !headersSent);
  }
}
