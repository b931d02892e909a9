import { t } from '#domain/admin-words/t.ts';
import { intervalOf } from '#domain/settings/carousel.ts';
import { durationForm } from '#domain/settings/global-setting.ts';
import { findSetting } from '#domain/settings/setting-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { TextField } from '../../form/fields/form-fields.tsx';
import { Section } from '../../screen/screen.tsx';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { SettingForm } from '../setting-form.tsx';
import { settingOperation } from '../setting-operation.server.ts';
import { settingFailures, settingLost, settingSaved } from '../settings-texts.ts';
import type { Route } from './+types/slide-duration-tab.ts';

export const meta = () => [{ title: t('Global Settings') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return load(context, loadFailures['/admin/general-settings/global'], () =>
    findSetting(db, 'duration'),
  );
}

const label = 'Slide Duration (milliseconds)';

const save = settingOperation({
  type: 'duration',
  schema: durationForm,
  label,
  textOf: ({ duration }) => String(duration),
  saved: settingSaved,
});

export const action = screenAction(settingFailures, { save });
export const clientAction = screenClientAction(settingFailures, {}, settingLost);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function SlideDurationTab({ loaderData }: Route.ComponentProps) {
  return (
    <Section heading={t('Global Settings')}>
      <SettingForm submitLabel={t('Save Settings')} schema={durationForm} setting={loaderData}>
        <TextField
          name="duration"
          label={t(label)}
          type="number"
          value={intervalOf(loaderData.value)}
          input={{ min: 1000, step: 500 }}
          hint={t('How long each homepage picture is shown. 1,000 milliseconds = 1 second.')}
        />
      </SettingForm>
    </Section>
  );
}
