import { parseForm } from '#domain/forms/form-values.ts';
import { intervalOf } from '#domain/settings/carousel.ts';
import { durationForm } from '#domain/settings/global-setting.ts';
import {
  findSettingId,
  readSetting,
  saveSetting,
} from '#domain/settings/setting-editing.server.ts';
import { servicesContext } from '#server/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { TextField } from '../form/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { useRestart } from '../form/use-restart.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { Section } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/slide-duration-tab.ts';
import { settingFailures, settingLost, settingSaved } from './settings-texts.ts';

export const meta = () => [{ title: 'Global Settings' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [text, id] = await load(context, loadFailures['/admin/general-settings/global'], () =>
    Promise.all([readSetting(db, 'duration'), findSettingId(db, 'duration')]),
  );
  return { duration: intervalOf(text), id };
}

async function save({ form, db }: Operation): Promise<ActionResult> {
  const parsed = parseForm(durationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  await saveSetting(db, 'duration', String(parsed.value.duration));
  return { ok: true, toast: settingSaved };
}

export const action = screenAction(settingFailures, { save });
export const clientAction = screenClientAction(settingFailures, {}, settingLost);

export { ScreenError as ErrorBoundary };

export default function SlideDurationTab({ loaderData }: Route.ComponentProps) {
  const { duration, id } = loaderData;
  const [key, restart] = useRestart();
  return (
    <Section heading="Global Settings">
      <InlineForm
        key={key}
        submitLabel="Save Settings"
        schema={durationForm}
        reload={restart}
        below={id !== undefined && <HistoryPanel kind="global_settings" id={id} />}
      >
        <TextField
          name="duration"
          label="Slide Duration (milliseconds)"
          type="number"
          value={duration}
          input={{ min: 1000, step: 500 }}
          hint="How long each picture of the home page stays. 1000 milliseconds are one second."
        />
      </InlineForm>
    </Section>
  );
}
