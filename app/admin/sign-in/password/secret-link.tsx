import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, fieldAria, inputLook } from '#app/ui/fields/field-frame.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { ChoosePassword } from './choose-password-form.tsx';
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
  usePostedKey();
  if (!opened)
    return (
      <AuthLayout>
        <PasteKey />
      </AuthLayout>
    );
  const { key, owner, error } = opened;
  return (
    <AuthLayout>
      {owner ? (
        <>
          <p className="mt-2 mb-7 wrap-anywhere text-muted text-sm">{children(owner)}</p>
          <ChoosePassword
            linkKey={key}
            email={owner.email}
            label={label}
            submitLabel={submitLabel}
            error={error}
          />
        </>
      ) : (
        <p className="mt-4">{usedUp}</p>
      )}
    </AuthLayout>
  );
}

/** Posts the secret after hydration, and removes it from the address. */
function usePostedKey() {
  const { pathname, hash } = useLocation();
  const submit = useSubmit();
  useEffect(() => {
    if (!hash.startsWith('#key=')) return;
    void submit({ key: hash }, { method: 'post', action: pathname, replace: true });
  }, [hash, pathname, submit]);
}

/** A form to paste the link, for use without scripts. */
function PasteKey() {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className="mt-5 flex flex-col gap-5">
      <FieldFrame
        id="key"
        label="Your link"
        hint="Paste the link you were sent, or the part after the #."
      >
        <input
          name="key"
          required
          autoComplete="off"
          className={inputLook}
          {...fieldAria('key', { hint: true })}
        />
      </FieldFrame>
      <Button look="primary" type="submit" disabled={busy}>
        {busy ? 'Opening...' : 'Continue'}
      </Button>
    </Form>
  );
}
