import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A proxy between the test and a PostgreSQL server that can cut every connection and refuse new ones. */
export class Wire {
  /** The number of connections that were accepted so far. */
  accepted = 0;
  /** Accepts every connection and closes it at once, as a proxy does if its server is away. */
  hangsUp = false;
  /** Called with each connection, before any of its bytes have arrived. */
  onAccept: () => void = () => undefined;
  #hangs = false;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  /** Returns the address of the same database through the wire. */
  async start(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl);
    const socketFolder = url.searchParams.get('host');
    const port = Number(url.port || 5432);
    this.#server = createServer((near) => {
      this.accepted += 1;
      this.onAccept();
      if (this.hangsUp) {
        near.on('error', () => undefined).destroy();
        return;
      }
      const far = socketFolder
        ? dial(`${socketFolder}/.s.PGSQL.${port}`)
        : dial(port, url.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
        from.on('data', (bytes) => to.write(bytes));
        if (this.#hangs) from.pause();
      }
    });
    await this.resume();
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** Cuts every connection; new ones are still accepted. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** Accepts all bytes, also on new connections, and forwards nothing until `goOn`. */
  hang(): void {
    this.#hangs = true;
    for (const socket of this.#sockets) socket.pause();
  }

  goOn(): void {
    this.#hangs = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Cuts every connection and refuses new ones until `resume`. */
  async cut(): Promise<void> {
    const server = this.#server;
    const closed = server && new Promise((resolve) => server.close(resolve));
    this.drop();
    await closed;
  }

  async resume(): Promise<void> {
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server?.address();
    if (address && typeof address === 'object') this.#port = address.port;
  }
}
