import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { site_state } from '#database/schema/site-state.ts';
import { errorCode, isMissing } from '../storage/disk-failure.ts';
import { createDurably } from '../storage/durable-file.ts';

/** The secret that signs session cookies: made once and stored readable by the owner alone. */
export async function storedSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  // Read first: a disk that is full by now keeps no start from the secret that it holds.
  const kept = await readSecret(path);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    const made = (unfinished: string) => open(unfinished, 'wx', 0o600);
    await createDurably(path, `${path}.${randomUUID()}`, Buffer.from(secret), made);
    return secret;
  } catch (error) {
    // Another process that starts may have made it meanwhile.
    const made = errorCode(error) === 'EEXIST' ? await readSecret(path) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const secret = text.trim();
  if (secret.length < 16) throw new Error(`${path} holds no secret: remove it to get a new one.`);
  return secret;
}

const key = 'session_secret_mark';

/**
 * Whether the database was used with another secret before this one, of which it keeps a mark that does
 * not tell the secret. From then on it keeps that of this one.
 */
export async function isOtherSecret(db: Database, secret: string): Promise<boolean> {
  const value = createHmac('sha256', secret).update(key).digest('hex');
  return db.transaction(async (tx) => {
    const [former] = await tx.select().from(site_state).where(sql`${site_state.key} = ${key}`);
    if (former?.value === value) return false;
    await tx
      .insert(site_state)
      .values({ key, value })
      .onConflictDoUpdate({ target: site_state.key, set: { value, at: sql`now()` } });
    return former !== undefined;
  });
}
