import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { site_state } from '#database/schema/site-state.ts';
import { errorCode, undefinedIfMissing } from '../storage/disk-failure.ts';
import { createDurably } from '../storage/durable-file.ts';

/** Reads the secret that signs session cookies, or creates it. Only the owner may read its file. */
export async function storedSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  // An existing secret is read first, so that the site starts even if the disk is full.
  const stored = await readSecret(path);
  if (stored !== undefined) return stored;
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    const create = (temporary: string) => open(temporary, 'wx', 0o600);
    await createDurably(path, `${path}.${randomUUID()}`, Buffer.from(secret), create);
    return secret;
  } catch (error) {
    // Another process that starts at the same time may have created it.
    const existing = errorCode(error) === 'EEXIST' ? await readSecret(path) : undefined;
    if (existing === undefined) throw error;
    return existing;
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  const secret = (await readFile(path, 'utf8').catch(undefinedIfMissing))?.trim();
  if (secret !== undefined && secret.length < 16)
    throw new Error(`${path} does not contain a session secret: remove it to get a new one.`);
  return secret;
}

const key = 'session_secret_mark';

/**
 * Whether the database was last used with another secret. The function compares and replaces a stored HMAC, from which
 * the secret cannot be derived.
 */
export async function isOtherSecret(db: Database, secret: string): Promise<boolean> {
  const value = createHmac('sha256', secret).update(key).digest('hex');
  return db.transaction(async (tx) => {
    const [previous] = await tx.select().from(site_state).where(sql`${site_state.key} = ${key}`);
    if (previous?.value === value) return false;
    await tx
      .insert(site_state)
      .values({ key, value })
      .onConflictDoUpdate({ target: site_state.key, set: { value, at: sql`now()` } });
    return previous !== undefined;
  });
}
