import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';

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
  return (
    <Labelled label={label} error={error}>
      {(attributes) => <input {...input} {...attributes} />}
    </Labelled>
  );
}

/** A text area with its label and its error. */
export function TextField({ label, error, ...area }: TextFieldProps) {
  return (
    <Labelled label={label} error={error}>
      {(attributes) => <textarea {...area} {...attributes} />}
    </Labelled>
  );
}

interface LabelledProps extends Omit<OwnProps, 'name'> {
  children: (attributes: AriaAttributes & { id: string; className: string }) => ReactNode;
}

function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  const errorId = `${id}error`;
  const described = error
    ? { 'aria-invalid': true, 'aria-describedby': errorId }
    : { 'aria-invalid': undefined };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ ...described, id, className: 'input' })}
      <FieldError id={errorId} text={error} />
    </div>
  );
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
