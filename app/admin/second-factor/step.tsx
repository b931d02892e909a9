import { type ReactNode, useRef } from 'react';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import { ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import { OwnPasswordField } from '../accounts/own-account/own-password-field.tsx';
import type { ActionResult } from '../actions/action-result.ts';
import { CheckboxField } from '../form/fields/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';

/** One step of a section; when it disappears, the focus moves to the section. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useFocusFallback(step, (gone) => gone.closest('section'));
  return <div ref={step}>{children}</div>;
}

interface PasswordStepProps {
  intent: string;
  label: string;
  values?: Record<string, string>;
  children?: ReactNode;
  onSaved?: (result: Extract<ActionResult, { ok: true }>) => void;
}

/** A step that asks for the own password. */
export function PasswordStep({
  intent,
  label,
  values = {},
  children,
  onSaved = () => undefined,
}: PasswordStepProps) {
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

/** A checkbox to end the own other sessions together with a change of the second factor. */
export function EndOthersField() {
  return (
    <CheckboxField
      name="end_others"
      label={t('End my other sessions')}
      checked
      onSwitch={() => undefined}
    />
  );
}
