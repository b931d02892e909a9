import { type ReactNode, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
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
import { CheckboxField, TextField } from '../form/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { administratorContext } from '../rights/administrator-context.server.ts';
import { Screen, sectionHeadingLook } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/second-factor-page.ts';
import { begin, codes, confirm, remove, require } from './second-factor-operations.server.ts';

export const meta = () => [{ title: 'Second Factor' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, secondFactor } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const { hasSecondFactor } = me;
  const [isRequired, codesLeft] = await load(context, 'Failed to load data', () =>
    Promise.all([
      isSecondFactorRequired(db),
      hasSecondFactor ? secondFactor.codesLeft(me.id) : undefined,
    ]),
  );
  return { hasSecondFactor, isRequired, codesLeft, mayRequire: isAdministrator(me) };
}

const failures = {
  begin: 'Failed to set up the second factor',
  confirm: 'Failed to turn the second factor on',
  remove: 'Failed to turn the second factor off',
  codes: 'Failed to make new recovery codes',
  require: 'Failed to update the setting',
};

export const action = screenAction(failures, {
  begin,
  confirm,
  remove,
  codes,
  require: forAdministrators(require),
});
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary };

export default function SecondFactorPage({ loaderData }: Route.ComponentProps) {
  const { hasSecondFactor, isRequired, codesLeft, mayRequire } = loaderData;
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
          {hasSecondFactor ? (
            <PasswordForm intent="remove" label="Turn Off">
              <EndOthersField />
            </PasswordForm>
          ) : (
            <SetUp />
          )}
        </section>
        {codesLeft !== undefined && <RecoveryCodes left={codesLeft} />}
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
  children?: ReactNode;
  onSaved?: (result: Extract<ActionResult, { ok: true }>) => void;
}

function PasswordForm({
  intent,
  label,
  values = {},
  children,
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
        {children}
      </InlineForm>
    </Step>
  );
}

/** Offers to end one's other sessions along with a change of the factor. */
function EndOthersField() {
  return (
    <CheckboxField
      name="end_others"
      label="End my other sessions"
      checked
      onSwitch={() => undefined}
    />
  );
}

/** How many recovery codes are left, and new ones in their place. */
function RecoveryCodes({ left }: { left: number }) {
  const pageResult = useActionData<ActionResult>();
  const [made, setMade] = useState(pageResult?.ok ? pageResult.recoveryCodes : undefined);
  return (
    <section aria-labelledby="recovery" tabIndex={-1} className={`${card} outline-none`}>
      <h2 id="recovery" className={`mb-3 ${sectionHeadingLook}`}>
        Recovery Codes
      </h2>
      <p className="mb-4 text-sm">
        {`${left} of 10 recovery ${left === 1 ? 'code is' : 'codes are'} left. Each is for one sign-in without the app.`}
      </p>
      {made ? (
        <>
          <p className="text-sm">
            These took the place of the earlier ones. They are shown this once: keep them where you
            keep your passwords.
          </p>
          <CodeList codes={made} />
        </>
      ) : (
        <PasswordForm
          intent="codes"
          label="Make New Codes"
          onSaved={({ recoveryCodes }) => setMade(recoveryCodes)}
        />
      )}
    </section>
  );
}

function CodeList({ codes }: { codes: string[] }) {
  return (
    <ul className="my-3 grid grid-cols-2 gap-1 font-mono text-sm">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
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
      <CodeList codes={made.codes} />
      <InlineForm schema={codeForm} intent="confirm" submitLabel="Turn On">
        <TextField
          name="code"
          label="Code"
          required
          value=""
          hint="The six digits that the app shows now."
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
        />
        <EndOthersField />
      </InlineForm>
    </Step>
  );
}
