import { t } from '#domain/admin-words/t.ts';
import { usualOverdueDays } from '#domain/contact/desk/message-state.ts';
import {
  answerForm,
  confirmationForm,
  messageAgeForm,
  overdueForm,
} from '#domain/settings/global-setting.ts';
import { findSetting } from '#domain/settings/setting-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { CheckboxField, TextField } from '../../form/fields/form-fields.tsx';
import { Section } from '../../screen/screen.tsx';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { SettingForm } from '../setting-form.tsx';
import { settingOperation } from '../setting-operation.server.ts';
import { settingFailures, settingLost, settingSaved } from '../settings-texts.ts';
import type { Route } from './+types/messages-tab.ts';

export const meta = () => [{ title: t('Messages and Newsletter') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, sendMail } = context.get(servicesContext);
  const [overdue, age, answer, confirmation] = await load(
    context,
    loadFailures['/admin/general-settings/messages'],
    () =>
      Promise.all([
        findSetting(db, 'overdue_days'),
        findSetting(db, 'message_age_days'),
        findSetting(db, 'answer_days'),
        findSetting(db, 'newsletter_confirmation'),
      ]),
  );
  return { overdue, age, answer, confirmation, hasMailServer: sendMail !== undefined };
}

const labels = {
  overdue: 'Overdue After (days)',
  age: 'Delete After (days)',
  answer: 'Answer to Sample Requests Within (working days)',
  confirmation: 'Subscribers confirm their address by email',
} as const;

const confirmationHint =
  'A new subscription is inactive until its owner follows the link in the email. An inactive address that signs up again gets a new email.';
const noConfirmations = 'No mail server is set up: nobody would get the email with the link.';

const saved = settingSaved;

const operations = {
  overdue: settingOperation({
    ...{ type: 'overdue_days', schema: overdueForm, label: labels.overdue, saved },
    // An empty field is stored, because no stored value means the usual number of days.
    textOf: ({ overdue_days }) => overdue_days,
  }),
  age: settingOperation({
    type: 'message_age_days',
    schema: messageAgeForm,
    label: labels.age,
    saved,
  }),
  answer: settingOperation({
    type: 'answer_days',
    schema: answerForm,
    label: labels.answer,
    saved,
  }),
  confirmation: settingOperation({
    type: 'newsletter_confirmation',
    schema: confirmationForm,
    label: labels.confirmation,
    saved,
  }),
};

const { save } = settingFailures;
const failures = { overdue: save, age: save, answer: save, confirmation: save };

export const action = screenAction(failures, operations);
export const clientAction = screenClientAction(failures, {}, settingLost);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function MessagesTab({ loaderData }: Route.ComponentProps) {
  const { overdue, age, answer, confirmation, hasMailServer } = loaderData;
  return (
    <>
      <Section heading={t('Messages')}>
        <div className="grid gap-8">
          <SettingForm
            submitLabel={t('Save')}
            intent="overdue"
            schema={overdueForm}
            setting={overdue}
          >
            <TextField
              name="overdue_days"
              label={t(labels.overdue)}
              type="number"
              value={overdue.value ?? usualOverdueDays}
              input={{ min: 1, max: 365 }}
              hint={t(
                'The dashboard counts messages that are neither answered nor closed after this time. Leave empty to count none.',
              )}
            />
          </SettingForm>
          <SettingForm submitLabel={t('Save')} intent="age" schema={messageAgeForm} setting={age}>
            <TextField
              name="message_age_days"
              label={t(labels.age)}
              type="number"
              value={age.value}
              input={{ min: 30, max: 3650 }}
              hint={t(
                'Messages are deleted for good this long after the last email about them, with their lines, notes and answers. Leave empty to keep them.',
              )}
            />
          </SettingForm>
          <SettingForm submitLabel={t('Save')} intent="answer" schema={answerForm} setting={answer}>
            <TextField
              name="answer_days"
              label={t(labels.answer)}
              type="number"
              value={answer.value}
              input={{ min: 1, max: 60 }}
              hint={t(
                'Visitors read it on the page of their request and in its receipt. Leave empty to promise no time.',
              )}
            />
          </SettingForm>
        </div>
      </Section>
      <div className="mt-12" />
      <Section heading={t('Newsletter')}>
        <SettingForm
          submitLabel={t('Save')}
          intent="confirmation"
          schema={confirmationForm}
          setting={confirmation}
        >
          <CheckboxField
            name="newsletter_confirmation"
            label={t(labels.confirmation)}
            checked={Boolean(confirmation.value)}
            hint={t(hasMailServer ? confirmationHint : noConfirmations)}
          />
        </SettingForm>
      </Section>
    </>
  );
}
