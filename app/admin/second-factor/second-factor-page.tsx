import { type ReactNode, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { codeForm, ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import { isSecondFactorRequired } from '#domain/administrators/second-factor.server.ts';
import { isAdministrator } from '#domain/roles/rights.ts';
import { servicesContext } from '#server/context.ts';
import { card } from '../accounts/account-card.ts';
import { OwnPasswordField } from '../accounts/own-password-field.tsx';
import { ActionMessage } from '../actions/action-message.tsx';
import type { ActionResult } from '../actions/action-result.ts';
import { forAdministrators, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { TextField } from '../form/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { administratorContext } from '../guard.server.ts';
import { Screen, sectionHeadingLook } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { useFocusFallback } from '../screen/use-focus-fallback.ts';
import type { Route } from './+types/second-factor-page.ts';
import { begin, confirm, remove, require } from './second-factor-operations.server.ts';

export const meta = () => [{ title: 'Second Factor' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const isRequired = await load(context, 'Failed to load data', () => isSecondFactorRequired(db));
  return { hasSecondFactor: me.hasSecondFactor, isRequired, mayRequire: isAdministrator(me) };
}

const failures = {
  begin: 'Failed to set up the second factor',
  confirm: 'Failed to turn the second factor on',
  remove: 'Failed to turn the second factor off',
  require: 'Failed to update the setting',
};

export const action = screenAction(failures, {
  begin,
  confirm,
  remove,
  require: forAdministrators(require),
});
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary };

export default function SecondFactorPage({ loaderData }: Route.ComponentProps) {
  const { hasSecondFactor, isRequired, mayRequire } = loaderData;
  return (
    <Screen
      heading="Second Factor"
      description="A code of an authenticator app, asked for besides the password."
    >
      <ActionMessage />
      {isRequired && !hasSecondFactor && (
        <p className="mb-4 text-sm">
          A second factor is required here. Set it up to go on to the other screens.
        </p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <section aria-labelledby="own" tabIndex={-1} className={`${card} outline-none`}>
          <h2 id="own" className={`mb-3 ${sectionHeadingLook}`}>
            Your Account{' '}
            <Badge look={hasSecondFactor ? 'success' : 'destructive'}>
              {hasSecondFactor ? 'On' : 'Off'}
            </Badge>
          </h2>
          {hasSecondFactor ? <PasswordForm intent="remove" label="Turn Off" /> : <SetUp />}
        </section>
        {hasSecondFactor && mayRequire && (
          <section aria-labelledby="everybody" tabIndex={-1} className={`${card} outline-none`}>
            <h2 id="everybody" className={`mb-3 ${sectionHeadingLook}`}>
              Everybody
            </h2>
            <p className="mb-4 text-sm">
              {isRequired
                ? 'Whoever has none has to set one up before anything else.'
                : 'Whether to have one is everybody’s own choice.'}
            </p>
            <PasswordForm
              key={String(isRequired)}
              intent="require"
              label={isRequired ? 'No Longer Require' : 'Require'}
              values={{ required: isRequired ? 'no' : 'yes' }}
            />
          </section>
        )}
      </div>
    </Screen>
  );
}

interface PasswordFormProps {
  intent: string;
  label: string;
  values?: Record<string, string>;
  onSaved?: (result: Extract<ActionResult, { ok: true }>) => void;
}

function PasswordForm({
  intent,
  label,
  values = {},
  onSaved = () => undefined,
}: PasswordFormProps) {
  return (
    <Step>
      <InlineForm
        schema={ownPasswordForm}
        intent={intent}
        submitLabel={label}
        clears
        onSaved={onSaved}
      >
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <OwnPasswordField />
      </InlineForm>
    </Step>
  );
}

/** One that is over leaves the focus to its section. */
function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useFocusFallback(step, (gone) => gone.closest('section'));
  return <div ref={step}>{children}</div>;
}

/** First the password, then what the app needs and a first code of it. */
function SetUp() {
  const pageResult = useActionData<ActionResult>();
  const [made, setMade] = useState(pageResult?.ok ? pageResult.secondFactor : undefined);
  if (!made)
    return (
      <PasswordForm
        intent="begin"
        label="Set Up"
        onSaved={({ secondFactor }) => setMade(secondFactor)}
      />
    );
  return (
    <Step>
      <p className="text-sm">Scan this with an authenticator app, or type the secret into it.</p>
      <img src={made.picture} alt="The secret as a QR code" width={240} height={240} />
      <p className="mb-4 wrap-anywhere font-mono text-sm">{made.secret}</p>
      <p className="text-sm">
        Recovery codes, each for one sign-in without the app. They are shown this once: keep them
        where you keep your passwords.
      </p>
      <ul className="my-3 grid grid-cols-2 gap-1 font-mono text-sm">
        {made.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <InlineForm schema={codeForm} intent="confirm" submitLabel="Turn On">
        <TextField
          name="code"
          label="Code"
          required
          value=""
          hint="The six digits that the app shows now."
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
        />
      </InlineForm>
    </Step>
  );
}
