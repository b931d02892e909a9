import { type ReactNode, useId, useRef } from 'react';
import { InputField } from '#app/ui/fields/field-frame.tsx';
import { useFocusInvalid } from '#app/ui/fields/use-focus-invalid.ts';
import { translate } from '#domain/admin-words/t.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';

interface ViewNameProps {
  label: string;
  hint?: string;
  name?: string;
  errors: FormErrors | undefined;
  onNamed: (name: string) => void;
  /** The buttons. */
  children: ReactNode;
}

/** A form with the name of a view. */
export function ViewName({ label, hint, name, errors, onNamed, children }: ViewNameProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, errors);
  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onNamed(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
    >
      <InputField
        id={id}
        name="name"
        label={label}
        {...(hint && { hint })}
        defaultValue={name}
        maxLength={100}
        required
        autoComplete="off"
        // On Rename the field replaces the pressed button, so it takes the focus.
        autoFocus={name !== undefined}
        error={errors?.name?.map(translate).join(' ')}
      />
      <div className="flex justify-end gap-2">{children}</div>
    </form>
  );
}
