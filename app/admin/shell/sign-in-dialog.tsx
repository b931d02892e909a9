import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { urlEncoded } from '#app/ui/url-encoded.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { signInAgain } from '../actions/sign-in-again.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { codeTexts, forgotTexts, signInTexts } from '../sign-in/sign-in-texts.ts';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Asks to sign in again over an open form when the session has ended, so that nothing typed is lost. */
export function SignInDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const startAgain = () => {
    setNeedsCode(false);
    setError(undefined);
  };
  const signIn = async (form: FormData) => {
    setBusy(true);
    setError(undefined);
    const response = await fetch('/admin/sign-in-again', {
      method: 'POST',
      body: urlEncoded(form),
    }).catch(() => undefined);
    setBusy(false);
    const answer = await response?.json().catch(() => undefined);
    if (response?.ok) {
      setNeedsCode(answer?.needsCode === true);
      if (answer?.needsCode !== true) signInAgain.answer(true);
      return;
    }
    setError(typeof answer?.error === 'string' ? answer.error : signInTexts.failed);
  };
  return (
    <Dialog
      title={t('Your session has ended')}
      description={t('Sign in to continue. Your changes are still here.')}
      onClose={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          signIn(new FormData(event.currentTarget));
        }}
      >
        {needsCode ? (
          <InputField
            id="again-code"
            name="code"
            label={t(codeTexts.label)}
            hint={translate(codeTexts.subtitle)}
            type="text"
            autoComplete="one-time-code"
            ref={focus}
          />
        ) : (
          <>
            <InputField
              id="again-email"
              name="email"
              label={t('Email')}
              type="email"
              autoComplete="username"
              defaultValue={email}
            />
            <InputField
              id="again-password"
              name="password"
              label={t('Password')}
              type="password"
              autoComplete="current-password"
              data-begin=""
              ref={focus}
            />
          </>
        )}
        {error && (
          <p role="alert" className="text-danger text-sm">
            {translate(error)}
          </p>
        )}
        <Button look="primary" type="submit" disabled={busy}>
          {translate(busy ? signInTexts.busy : signInTexts.button)}
        </Button>
        {needsCode && <Button onClick={startAgain}>{translate(forgotTexts.back)}</Button>}
      </form>
    </Dialog>
  );
}
