import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

export interface ServedSite {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Stops it as an operator would, or by kill -9, and waits until it has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the product as `npm start` does, and waits until it is ready. Port 0 takes a free one. */
export async function serve(options: {
  dataDir: string;
  port: number;
  variables?: NodeJS.ProcessEnv;
  /** A command to run instead of the site. */
  command?: [string, ...string[]];
}): Promise<ServedSite> {
  const port = options.port === 0 ? await freePort() : options.port;
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const slow = process.env.SLOW_ANNOUNCEMENTS
    ? ['--import', './tests/world/slow-announcements.ts']
    : [];
  const [program, ...parameters] = options.command ?? [
    process.execPath,
    ...slow,
    'server/start.ts',
  ];
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      // The tests' own: the site keeps its code beside its build.
      NODE_COMPILE_CACHE: undefined,
      ...options.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  let asked = false;
  const ended = new Promise<void>((gone) => {
    child.once('close', (code, signal) => {
      // Without this, a test would only report that the connection was refused.
      if (!asked) process.stderr.write(`The site ended by itself (${code ?? signal}):\n${output}`);
      gone();
    });
  });
  const origin = `http://localhost:${port}`;
  await Promise.race([
    untilReady(origin),
    ended.then(() => {
      throw new Error(`The site did not start:\n${output}`);
    }),
  ]);
  return {
    origin,
    dataDir: options.dataDir,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      asked = true;
      if (child.exitCode === null) child.kill(signal);
      await ended;
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  const patience = AbortSignal.timeout(120_000);
  while (!patience.aborted) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('The site was not ready within two minutes.');
}

let tried = 0;

/**
 * A port that nobody listens on. The system might choose the same for another worker whose site is starting,
 * so each process tries its own ports, outside the range for outgoing connections.
 */
async function freePort(): Promise<number> {
  const port = 10_000 + (process.pid % 400) * 50 + (tried++ % 50);
  const probe = createServer();
  const isFree = await new Promise<boolean>((told) => {
    probe.once('error', () => told(false));
    probe.listen(port, '127.0.0.1', () => told(true));
  });
  await new Promise((closed) => probe.close(closed));
  return isFree ? port : freePort();
}
