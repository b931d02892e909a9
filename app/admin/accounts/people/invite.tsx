import { useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { invitationDays } from '#database/retention/periods.ts';
import { t } from '#domain/admin-words/t.ts';
import { invitationForm } from '#domain/administrators/administrator-form.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Rights } from '#domain/roles/role-rights.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { TextField } from '../../form/fields/form-fields.tsx';
import { InlineForm } from '../../form/inline-form.tsx';
import { roleText } from '../../route-rights/role-texts.ts';
import { TitledSection } from '../../screen/screen.tsx';
import { accountSection } from '../own-account/account-section.ts';
import { OwnPasswordField } from '../own-account/own-password-field.tsx';
import { RoleFields } from './role-fields.tsx';

interface OpenInvitation extends Rights {
  id: number;
  name: string;
  email: string;
}

interface InviteProps {
  invitations: OpenInvitation[];
  /** The languages that a translator can be given. */
  languages: Language[];
}

/** Invites a person, and lists the open invitations. */
export function Invite({ invitations, languages }: InviteProps) {
  const pageResult = useActionData<ActionResult>();
  const [link, setLink] = useState(pageResult?.ok ? pageResult.link : undefined);
  return (
    <TitledSection id="invite" heading={t('Invite Someone')} gap="mb-3" className={accountSection}>
      <InlineForm
        schema={invitationForm}
        intent="invite"
        submitLabel={t('Create Invitation')}
        clears
        onSaved={({ link }) => setLink(link)}
      >
        <TextField name="name" label={t('Name|person')} required value="" />
        <TextField name="email" label={t('Email')} type="email" required value="" />
        <RoleFields rights={{ role: 'editor', languages: [] }} languages={languages} />
        <OwnPasswordField
          hint={t(
            'The invitation is cancelled if you change your password, sign out everywhere, are deactivated or stop being an administrator.',
          )}
        />
      </InlineForm>
      {link && (
        <label className="mt-4 flex flex-col gap-1 text-sm">
          <span className="font-medium">
            {t('Send them this link. It is valid for {days} days and will not be shown again.', {
              days: invitationDays,
            })}
          </span>
          <input
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="w-full border border-gold bg-paper px-2.5 py-1.5"
          />
        </label>
      )}
      {invitations.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1 text-sm">
          {invitations.map((invitation) => (
            <InvitationLine
              key={invitation.id}
              invitation={invitation}
              onWithdrawn={() => setLink(undefined)}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

interface InvitationLineProps {
  invitation: OpenInvitation;
  onWithdrawn: () => void;
}

function InvitationLine({ invitation, onWithdrawn }: InvitationLineProps) {
  const { id, name, email, ...rights } = invitation;
  const line = useRef<HTMLLIElement>(null);
  useFocusFallback(line, (gone) => gone.closest('section'));
  const { run, busy } = useOperation(onWithdrawn);
  return (
    <li ref={line} className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">
        {name} ({email}), {roleText(rights)} <Badge>{t('Invited')}</Badge>
      </span>
      <Button compact aria-disabled={busy} onClick={() => run('withdraw', { id })}>
        {t('Withdraw')}
      </Button>
    </li>
  );
}
