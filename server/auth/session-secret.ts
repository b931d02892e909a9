import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs session cookies: made once and stored readable by the owner alone. */
export async function storedSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    const secret = randomBytes(32).toString('base64url');
    await file.writeFile(secret);
    await file.sync();
    await file.close();
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length < 16) throw new Error(`${path} holds no secret: remove it to get a new one.`);
    return secret;
  }
}
