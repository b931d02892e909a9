import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { contactEmailForm } from '#domain/settings/global-setting.ts';
import { findSetting } from '#domain/settings/setting-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { type Operation, screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { TextField } from '../../form/fields/form-fields.tsx';
import { Section } from '../../screen/screen.tsx';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { SettingForm } from '../setting-form.tsx';
import { settingOperation } from '../setting-operation.server.ts';
import {
  contactEmailFailures,
  contactEmailLost,
  contactEmailSaved,
  testMailTexts,
} from '../settings-texts.ts';
import type { Route } from './+types/contact-email-tab.ts';

export const meta = () => [{ title: t('Contact Us Settings') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return load(context, loadFailures['/admin/general-settings/contact'], () =>
    findSetting(db, 'contact_email'),
  );
}

const label = 'Contact Form Destination Email';

const save = settingOperation({
  type: 'contact_email',
  schema: contactEmailForm,
  label,
  saved: contactEmailSaved,
});

/** Sends a test mail to the saved address, not to an unsaved one in the form. */
async function test({ services }: Operation): Promise<ActionResult> {
  const answer = await services.sendTestMail();
  if (answer.outcome === 'sent') return { ok: true, toast: testMailTexts.sent(answer.to) };
  const text =
    'reason' in answer ? testMailTexts.failed(answer.to, answer.reason) : testMailTexts.kept;
  return { ok: false, toast: { title: contactEmailFailures.test, text } };
}

export const action = screenAction(contactEmailFailures, { save, test });
export const clientAction = screenClientAction(contactEmailFailures, {}, contactEmailLost);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function ContactEmailTab({ loaderData }: Route.ComponentProps) {
  return (
    <Section heading={t('Contact Us Settings')}>
      <SettingForm submitLabel={t('Save Settings')} schema={contactEmailForm} setting={loaderData}>
        <TextField
          name="contact_email"
          label={t(label)}
          type="email"
          value={loaderData.value}
          hint={t(
            'All contact form submissions are sent to this address. Leave empty to use the site’s general address.',
          )}
        />
      </SettingForm>
      <TestMail />
    </Section>
  );
}

function TestMail() {
  const { run, busy } = useOperation();
  return (
    <div className="mt-8 flex max-w-xl flex-col items-start gap-2 border-line border-t pt-6 text-sm">
      <Button disabled={busy} onClick={() => run('test', {})}>
        {t('Send a Test Email')}
      </Button>
      <p className="text-muted">
        {t('Sends an email to the saved address and shows whether it was sent.')}
      </p>
    </div>
  );
}
