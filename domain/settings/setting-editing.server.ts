import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { global_settings } from '#database/schema/settings.ts';
import type { SettingType } from './global-setting.ts';

/** A setting with its row's id and version. If it was never set: no id, null and version 0. */
export async function findSetting(
  db: Database,
  type: SettingType,
): Promise<{ id?: number; value: string | null; version: number }> {
  const { id, value, version } = global_settings;
  const [row] = await db
    .select({ id, value, version })
    .from(global_settings)
    .where(eq(global_settings.type, type));
  return row ?? { value: null, version: 0 };
}

/** A setting's text; null if it was never set. */
export async function readSetting(db: Database, type: SettingType): Promise<string | null> {
  return (await findSetting(db, type)).value;
}

/** Sets a setting without a version check; null resets it to the default. */
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

/** Sets a setting if it still has this version. Returns the new version, or undefined if it was changed since. */
export async function changeSetting(
  db: Database,
  type: SettingType,
  value: string | null,
  version: number,
): Promise<number | undefined> {
  const [row] =
    version === 0
      ? await db
          .insert(global_settings)
          .values({ type, value })
          .onConflictDoNothing()
          .returning({ version: global_settings.version })
      : await db
          .update(global_settings)
          .set({ value, version: sql`${global_settings.version} + 1` })
          .where(and(eq(global_settings.type, type), eq(global_settings.version, version)))
          .returning({ version: global_settings.version });
  return row?.version;
}
