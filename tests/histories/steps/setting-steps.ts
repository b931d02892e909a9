import { sql } from 'drizzle-orm';
import type { SettingType } from '#domain/settings/global-setting.ts';
import { changeSetting, saveSetting } from '#domain/settings/setting-editing.server.ts';
import type { Model } from '../model/model.ts';
import type { Run, Step, Steps } from './step.ts';

const types: SettingType[] = ['duration', 'contact_email'];

const find = (model: Model, type: SettingType) =>
  model.all('global_settings').find((row) => row.type === type);

/** Sets any value, sometimes with a form that has an older version. */
const setting: Step = (run) => {
  const { me, random } = run;
  const type = random.one(types) ?? 'duration';
  const value = String(1000 + random.below(5) * 1000);
  const shown = find(run.model, type);
  const seen = shown ? run.seen('global_settings', Number(shown.id)) : 0;
  const version = random.chance(0.5) ? seen : undefined;
  return {
    what: `setting ${type} ${value}`,
    async act() {
      const isSaved =
        version === undefined
          ? await saveSetting(me, type, value).then(() => true)
          : (await changeSetting(me, type, value, version)) !== undefined;
      return { says: isSaved, made: await idOf(run, type) };
    },
    expect(model, made) {
      const row = find(model, type);
      const id = Number(row?.id ?? made);
      const isFresh = row ? !model.conflict('global_settings', id, version ?? 0) : version === 0;
      if (version !== undefined && !isFresh) return false;
      if (row) model.change('global_settings', id, { value });
      else model.add('global_settings', { id, type, value });
      if (version) model.raise({ kind: 'global_settings', id });
      return true;
    },
  };
};

async function idOf({ world }: Run, type: SettingType): Promise<number | undefined> {
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from global_settings where type = ${type}`,
  );
  return rows[0]?.id;
}

export const settingSteps: Steps = [[3, setting]];
