import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDurably } from '../storage/durable-file.ts';

/** The secret that signs session cookies: made once and stored readable by the owner alone. */
export async function storedSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    const secret = randomBytes(32).toString('base64url');
    const made = (unfinished: string) => open(unfinished, 'wx', 0o600);
    await createDurably(path, `${path}.${randomUUID()}`, Buffer.from(secret), made);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length < 16) throw new Error(`${path} holds no secret: remove it to get a new one.`);
    return secret;
  }
}
