import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { fromSources } from '../world/commands.ts';

const program = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts tests/embedded/writer.ts as a process of its own, which does not outlive the test. */
export function startWriter(
  parameters: [dataDir: string, report: string, run: string, mode: 'insert' | 'update'],
): WriterProcess {
  const child = spawn(process.execPath, [...fromSources, program, ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new WriterProcess(child);
}

export class WriterProcess {
  readonly #child: ChildProcess;
  #complaint = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint += text;
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Waits until the condition holds; throws with the process's output if it ends first. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#child.exitCode !== null) throw new Error(`The writer ended: ${this.#complaint}`);
      await pause(25);
    }
  }

  /** Kills the process with SIGKILL, and waits until it has ended. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/** The complete lines of a report that start with the word, without that word. */
export function readReport(report: string, word: string): string[] {
  if (!existsSync(report)) return [];
  return readFileSync(report, 'utf8')
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));
}
