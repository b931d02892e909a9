import type { Database } from '#database/connect.ts';
import { withTimeout } from '#database/postgres/timeout.ts';
import { readSetting } from '../../settings/setting-editing.server.ts';

export interface RecipientParts {
  db: Database;
  /** The recipient if the contact_email setting is empty, invalid or cannot be read. */
  defaultRecipient: string;
  log: Record<'warn' | 'error', (details: object, event: string) => void>;
}

/** The timeout for reading the recipient, in milliseconds. */
const settingTimeout = 5000;

/**
 * The recipient of contact messages. It is read when a message is sent, so a new address also applies to
 * waiting messages. If the setting cannot be read in time, the default recipient is used.
 */
export async function findContactRecipient({
  db,
  defaultRecipient,
  log,
}: RecipientParts): Promise<string> {
  const setting = 'contact_email';
  try {
    const value = await withTimeout(settingTimeout, readSetting(db, setting), 'no answer');
    const address = value?.trim() ?? '';
    if (/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(address)) return address;
    if (address !== '') log.warn({ setting }, 'the setting is not an address');
  } catch (error) {
    log.error({ setting, error }, 'the setting cannot be read');
  }
  return defaultRecipient;
}
