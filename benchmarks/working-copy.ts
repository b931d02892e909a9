import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { freePort } from '#tests/world/free-port.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Starts a working copy of the product as `npm start` does, by default on a new data directory, and waits until it is
 * ready. `ms` is the start time.
 */
export async function startCopy(
  folder: string,
  variables: Record<string, string> = {},
  dataDir = scratchFolder(),
) {
  const port = await freePort();
  const begun = performance.now();
  // The command of `npm start`, without npm.
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  // The start script of earlier versions has no exec; without it, SIGTERM would end only the shell.
  const start = scripts.start.replace('exec ', '');
  const child = spawn('sh', ['-c', `exec env ${start}`], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${folder} did not start`);
    await pause(10);
  }
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { origin, dataDir, pid: child.pid ?? 0, ms: Math.round(performance.now() - begun), stop };
}
