import type { ComponentProps, ReactNode } from 'react';
import { inputLook } from './input-look.ts';

/** The ARIA attributes of an input, to be spread into its element. */
export function fieldAria(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    // The attribute is written even if it is false, because browsers call a required select invalid while it is empty.
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  };
}

/** The error of the field with this id; nothing without a text. */
export const ErrorText = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <p id={`${id}-error`} className="text-danger text-sm">
      {text}
    </p>
  );

interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** The controls at the right end of the label. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A labelled field with its error and hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, hint, error, beside, children } = props;
  const labelled = (
    <label htmlFor={id} id={`${id}-label`} className="font-medium text-sm">
      {label}
      {required && <span className="text-danger"> *</span>}
    </label>
  );
  return (
    <div className="flex flex-col gap-1">
      {beside ? (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          {labelled}
          {beside}
        </div>
      ) : (
        labelled
      )}
      {children}
      <ErrorText id={id} text={error} />
      {hint && (
        <div id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}

interface InputFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A labelled input with its error and hint. Its name is its id, unless an id is given. */
export function InputField({ label, hint, error, ...input }: InputFieldProps) {
  const { id = input.name } = input;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input {...input} className={inputLook} {...fieldAria(id, { error, hint })} />
    </FieldFrame>
  );
}
