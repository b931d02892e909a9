import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { passwordHint } from '#domain/administrators/administrator-form.ts';
import { SignedOutForm } from '../signed-out-form.tsx';
import type { OpenedLink } from './secret-link.server.ts';

interface SecretLinkProps {
  /** Undefined until the secret has been posted. */
  opened: OpenedLink | undefined;
  /** Shown if the link is no longer valid. */
  usedUp: string;
  label: string;
  submitLabel: string;
  /** The text for the owner of the link. */
  children: (owner: { name: string; email: string }) => ReactNode;
}

/** The page of a one-time link. The secret is behind the # of its address, so that no log has it. */
export function SecretLink({ opened, usedUp, label, submitLabel, children }: SecretLinkProps) {
  const { pathname, hash } = useLocation();
  usePostedKey(pathname, hash);
  if (!opened) return <PasteKey />;
  const { key, owner, error } = opened;
  return (
    <>
      {owner ? (
        <>
          <p className="mt-2 mb-7 wrap-anywhere text-muted text-sm">{children(owner)}</p>
          <SignedOutForm action={pathname} button={submitLabel} busy={t('Saving...')}>
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="email" value={owner.email} autoComplete="username" />
            <InputField
              name="new_password"
              label={label}
              error={error && translate(error)}
              hint={passwordHint()}
              type="password"
              required
              autoComplete="new-password"
            />
          </SignedOutForm>
        </>
      ) : (
        <p className="mt-4">{translate(usedUp)}</p>
      )}
    </>
  );
}

/** Posts the secret after hydration, and removes it from the address. */
function usePostedKey(pathname: string, hash: string) {
  const submit = useSubmit();
  useEffect(() => {
    if (!hash.startsWith('#key=')) return;
    void submit({ key: hash }, { method: 'post', action: pathname, replace: true });
  }, [hash, pathname, submit]);
}

/** A form to paste the link, for use without scripts. */
function PasteKey() {
  return (
    <div className="mt-5">
      <SignedOutForm button={t('Continue')} busy={t('Opening...')}>
        <InputField
          name="key"
          label={t('Your link')}
          hint={t('Paste the link you were sent, or the part after the #.')}
          required
          autoComplete="off"
        />
      </SignedOutForm>
    </div>
  );
}
