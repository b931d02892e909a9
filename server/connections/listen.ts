import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { EnvironmentError } from '../process/env.ts';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT ${port} is already in use by another process on ${host}.`,
  EACCES: (_, port) => `PORT ${port} cannot be opened by this user.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not an address of this machine.`,
};

/**
 * Most connections that wait to be accepted; the system may lower it (somaxconn). With Node's default of 511, many
 * simultaneous connections are reset or time out while the process is busy.
 */
const backlog = 4096;

/** Starts to listen. Throws an EnvironmentError that names the wrong variable. */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await begin(server, () => server.listen({ port, host, backlog }));
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)];
    throw reason ? new EnvironmentError(reason(host, port), { cause: error }) : error;
  }
}

/**
 * Serves the connections of a listening socket that is the standard input. The service manager keeps the socket open,
 * so that connections wait while the site restarts. The server gets a handle, because the parent of workers would close
 * a socket that it opened by its descriptor.
 */
export async function listenOnStdin(server: Server): Promise<void> {
  try {
    await begin(server, () => server.listen(new Socket({ fd: 0 }), backlog));
  } catch (error) {
    throw new EnvironmentError('LISTEN=stdin needs a listening socket as the standard input.', {
      cause: error,
    });
  }
}

const begin = (server: Server, listening: () => void) =>
  new Promise<void>((begun, failed) => {
    server.once('error', failed).once('listening', begun);
    listening();
  });
