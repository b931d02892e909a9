import type { Server } from 'node:http';
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
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen({ port, host, backlog }, listening);
    });
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)];
    throw reason ? new EnvironmentError(reason(host, port), { cause: error }) : error;
  }
}
