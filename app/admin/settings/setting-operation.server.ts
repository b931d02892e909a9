import type { z } from 'zod';
import { translate } from '#domain/admin-words/t.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { SettingType } from '#domain/settings/global-setting.ts';
import { changeSetting, findSetting } from '#domain/settings/setting-editing.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';

interface Setting<Schema extends z.ZodObject> {
  type: SettingType;
  /** The schema of the form; its only field has the name of the setting. */
  schema: Schema;
  label: string;
  /** The text to store; null stores the default. Without it, an empty field stores the default. */
  textOf?: (value: z.output<Schema>) => string | null;
  saved: string;
}

const unchanged = 'The setting already has this value. Nothing was changed.';

/** The `save` operation of a tab with one setting. It is refused if the stored version differs from the form's. */
export function settingOperation<Schema extends z.ZodObject>(setting: Setting<Schema>) {
  const { type, schema, label, textOf, saved } = setting;
  return async ({ form, db }: Operation): Promise<ActionResult> => {
    const parsed = parseForm(schema, form);
    if (!parsed.ok) return { ok: false, errors: parsed.errors };
    const text = textOf ? textOf(parsed.value) : String(parsed.value[type] ?? '') || null;
    const version = await changeSetting(db, type, text, numberIn(form, 'version') ?? -1);
    if (version !== undefined) return { ok: true, toast: saved, version };
    const theirs = await findSetting(db, type);
    // The same value is already stored, such as when the answer to a first save was lost.
    if (theirs.value === text) return { ok: true, toast: unchanged, version: theirs.version };
    const shown = { version: theirs.version, [type]: theirs.value };
    return conflictRefusal({ [type]: translate(label) }, shown, { [type]: text });
  };
}
