import type { Database } from '#database/connect.ts';
import { withTimeout } from '#database/postgres/timeout.ts';
import { readSetting } from '../settings/setting-editing.server.ts';

export interface RecipientParts {
  db: Database;
  /** Where messages go while the contact_email setting names no address, or cannot be read. */
  defaultRecipient: string;
  log: Record<'warn' | 'error', (details: object, event: string) => void>;
}

/** Milliseconds that a message waits to hear its recipient. */
const patience = 5000;

/**
 * Where contact messages go: read at sending time, so a new address also gets what waits. A message
 * never waits for the setting.
 */
export async function findContactRecipient({
  db,
  defaultRecipient,
  log,
}: RecipientParts): Promise<string> {
  const setting = 'contact_email';
  try {
    const value = await withTimeout(patience, readSetting(db, setting), 'no answer');
    const address = value?.trim() ?? '';
    if (/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(address)) return address;
    if (address !== '') log.warn({ setting }, 'the setting is no address');
  } catch (error) {
    log.error({ setting, error }, 'the setting cannot be read');
  }
  return defaultRecipient;
}
