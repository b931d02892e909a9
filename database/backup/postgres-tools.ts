import { spawn } from 'node:child_process';

/** Runs one of PostgreSQL's own programs; throws a sentence when it is missing or fails. */
export async function runPostgresTool(program: string, parameters: string[]): Promise<string> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `${program} is not installed here. It comes with PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
            )
          : error,
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim() || `code ${code}`}`);
  return output;
}
