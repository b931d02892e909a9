import { type ComponentProps, type ReactNode, useId } from 'react';

interface OwnProps {
  label: ReactNode;
  name: string;
  /** The error, which screen readers say with the field. */
  error?: ReactNode;
}

type FieldProps = OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps>;
type TextFieldProps = OwnProps & Omit<ComponentProps<'textarea'>, keyof OwnProps>;

/** A text input with its label and its error. */
export function Field({ label, error, ...input }: FieldProps) {
  const { id, errorId, described } = useFieldIds(error);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input {...input} {...described} id={id} className="input" />
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** A text area with its label and its error. */
export function TextField({ label, error, ...area }: TextFieldProps) {
  const { id, errorId, described } = useFieldIds(error);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea {...area} {...described} id={id} className="input" />
      <FieldError id={errorId} text={error} />
    </div>
  );
}

function useFieldIds(error: ReactNode) {
  const id = useId();
  const errorId = `${id}error`;
  const described = error
    ? { 'aria-invalid': true, 'aria-describedby': errorId }
    : { 'aria-invalid': undefined };
  return { id, errorId, described };
}

/** The error of a field; nothing without a text. */
export function FieldError({ id, text }: { id: string; text: ReactNode }) {
  if (!text) return null;
  return (
    <p id={id} className="error">
      {text}
    </p>
  );
}
