import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { global_settings } from '#database/schema/settings.ts';
import type { SettingType } from './global-setting.ts';

/** A setting's text, or null when it was never set. */
export async function readSetting(db: Database, type: SettingType): Promise<string | null> {
  const [row] = await db
    .select({ value: global_settings.value })
    .from(global_settings)
    .where(eq(global_settings.type, type));
  return row?.value ?? null;
}

/** The id of a setting's row, by which the history names it; undefined when it was never set. */
export async function findSettingId(db: Database, type: SettingType): Promise<number | undefined> {
  const [row] = await db
    .select({ id: global_settings.id })
    .from(global_settings)
    .where(eq(global_settings.type, type));
  return row?.id;
}

/** Writes a setting; null takes it back to its default. */
export async function saveSetting(
  db: Database,
  type: SettingType,
  value: string | null,
): Promise<void> {
  await db
    .insert(global_settings)
    .values({ type, value })
    .onConflictDoUpdate({ target: global_settings.type, set: { value } });
}
