import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beginBuild } from '#server/bundle/build.ts';

// `npm run build`: runs the steps in order, then records the build, so that a start need not repeat it.
// A start passes --if-needed, because another process may have finished a build in the meantime.
const root = resolve(import.meta.dirname, '..', '..');
const steps = [
  ['react-router', 'build'],
  ['node', 'scripts/bundling/precompress.ts'],
] as const;

const build = await beginBuild(root, { ifNeeded: process.argv.includes('--if-needed') });
for (const [program, ...parameters] of build ? steps : []) {
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (error) throw error;
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
if (!process.exitCode) await build?.done();
