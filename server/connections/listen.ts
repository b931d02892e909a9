import type { Server } from 'node:http';
import { EnvironmentError } from '../env.ts';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT ${port} is taken by another process on ${host}.`,
  EACCES: (_, port) => `PORT ${port} may not be opened by this user.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine.`,
};

/**
 * How many connections the system holds until they are accepted, as far as it allows (somaxconn). With
 * Node's 511, visitors who come at once while the process is busy are reset or time out.
 */
const backlog = 4096;

/** Listens, or throws an EnvironmentError that names the variable at fault. */
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
