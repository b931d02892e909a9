import { contactEmailForm } from '#domain/settings/global-setting.ts';
import { findSetting } from '#domain/settings/setting-editing.server.ts';
import { servicesContext } from '#server/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { TextField } from '../form/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { Section } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/contact-email-tab.ts';
import { settingOperation } from './setting-operation.server.ts';
import { contactEmailFailures, contactEmailLost, contactEmailSaved } from './settings-texts.ts';

export const meta = () => [{ title: 'Contact Us Settings' }];

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
  textOf: ({ contact_email }) => contact_email || null,
  saved: contactEmailSaved,
});

export const action = screenAction(contactEmailFailures, { save });
export const clientAction = screenClientAction(contactEmailFailures, {}, contactEmailLost);

export { ScreenError as ErrorBoundary };

export default function ContactEmailTab({ loaderData }: Route.ComponentProps) {
  return (
    <Section heading="Contact Us Settings">
      <InlineForm
        submitLabel="Save Settings"
        schema={contactEmailForm}
        version={loaderData.version}
      >
        <TextField
          name="contact_email"
          label={label}
          type="email"
          value={loaderData.value}
          hint="All contact form submissions are sent to this address. Left empty, they go to the general address of the site."
        />
      </InlineForm>
    </Section>
  );
}
