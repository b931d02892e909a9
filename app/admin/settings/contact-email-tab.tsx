import { parseForm } from '#domain/forms/form-values.ts';
import { contactEmailForm } from '#domain/settings/global-setting.ts';
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
import type { Route } from './+types/contact-email-tab.ts';
import { contactEmailFailures, contactEmailLost, contactEmailSaved } from './settings-texts.ts';

export const meta = () => [{ title: 'Contact Us Settings' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [email, id] = await load(context, loadFailures['/admin/general-settings/contact'], () =>
    Promise.all([readSetting(db, 'contact_email'), findSettingId(db, 'contact_email')]),
  );
  return { email, id };
}

async function save({ form, db }: Operation): Promise<ActionResult> {
  const parsed = parseForm(contactEmailForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  await saveSetting(db, 'contact_email', parsed.value.contact_email || null);
  return { ok: true, toast: contactEmailSaved };
}

export const action = screenAction(contactEmailFailures, { save });
export const clientAction = screenClientAction(contactEmailFailures, {}, contactEmailLost);

export { ScreenError as ErrorBoundary };

export default function ContactEmailTab({ loaderData }: Route.ComponentProps) {
  const { email, id } = loaderData;
  const [key, restart] = useRestart();
  return (
    <Section heading="Contact Us Settings">
      <InlineForm
        key={key}
        submitLabel="Save Settings"
        schema={contactEmailForm}
        reload={restart}
        below={id !== undefined && <HistoryPanel kind="global_settings" id={id} />}
      >
        <TextField
          name="contact_email"
          label="Contact Form Destination Email"
          type="email"
          value={email}
          hint="All contact form submissions are sent to this address. Left empty, they go to the general address of the site."
        />
      </InlineForm>
    </Section>
  );
}
