import { useState } from 'react';
import { useActionData } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { accountSection } from '../accounts/own-account/account-section.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { TitledSection } from '../screen/screen.tsx';
import { PasswordStep } from './step.tsx';

/** Shows how many recovery codes are left, and makes new ones that replace them. */
export function RecoveryCodes({ left }: { left: number }) {
  const pageResult = useActionData<ActionResult>();
  const [made, setMade] = useState(pageResult?.ok ? pageResult.recoveryCodes : undefined);
  return (
    <TitledSection
      id="recovery"
      heading={t('Recovery Codes')}
      gap="mb-3"
      className={accountSection}
    >
      <p className="mb-4 text-sm">
        {t(
          left === 1
            ? '{count} of 10 recovery codes is left. Each works once, without the app.'
            : '{count} of 10 recovery codes are left. Each works once, without the app.',
          { count: left },
        )}
      </p>
      {made ? (
        <>
          <p className="text-sm">
            {t(
              'These replace the earlier codes. They will not be shown again: store them with your passwords.',
            )}
          </p>
          <CodeList codes={made} />
        </>
      ) : (
        <PasswordStep
          intent="codes"
          label={t('Create New Codes')}
          onSaved={({ recoveryCodes }) => setMade(recoveryCodes)}
        />
      )}
    </TitledSection>
  );
}

/** Shows recovery codes, which are displayed only once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <ul className="my-3 grid grid-cols-2 gap-1 font-mono text-sm">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
