import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beginBuild } from '#server/bundle/build.ts';

// `npm run build`: what is made from the sources, in order, and then the note by which a start knows
// that it need not build again. A start asks for it with --if-needed: another may have built meanwhile.
const root = resolve(import.meta.dirname, '..');
const steps = [
  ['node', 'scripts/qr-codes.ts'],
  ['react-router', 'build'],
  ['node', 'scripts/precompress.ts'],
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
