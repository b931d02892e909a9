import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const scripts = resolve(import.meta.dirname, '..', '..', 'scripts');

/** Node's arguments for a program from the sources, as in the npm scripts. */
export const fromSources = ['--import', join(scripts, 'command.js')];

/** Starts the script of an npm command with these variables and without DATABASE_URL. */
export function startCommand(command: string, words: string[], variables: NodeJS.ProcessEnv) {
  const script = join(scripts, `${command}.ts`);
  return spawn(process.execPath, [...fromSources, script, ...words], {
    cwd: tmpdir(),
    env: { ...process.env, DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the command to its end. */
export async function runCommand(command: string, words: string[], variables: NodeJS.ProcessEnv) {
  const child = startCommand(command, words, variables);
  const [output, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, output, complaint };
}
