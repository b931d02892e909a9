import { type ReactNode, useRef } from 'react';
import { isFieldChanged, useEarlyInput } from '#app/ui/fields/early-input.ts';
import { ErrorText, FieldFrame, fieldAria } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { Tick } from '#app/ui/fields/tick.tsx';
import { langOfContent } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { useFormState } from '../state/form-state.ts';

export interface FieldProps {
  /** The name of the column, and of the form field. */
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
}

/** A field with its label and its hint in the reader's language. */
export const said = <Field extends Pick<FieldProps, 'label' | 'hint'>>(field: Field): Field => ({
  ...field,
  label: translate(field.label),
  ...(typeof field.hint === 'string' && { hint: translate(field.hint) }),
});

/** The id, error, entered values and ARIA attributes of a field; only inside a form. */
export function useField({ name, hint }: FieldProps) {
  const { id, errorOf, entered } = useFormState();
  const message = errorOf(name);
  const error = message && translate(message);
  return {
    id: id + name,
    error,
    entered,
    aria: { name, ...fieldAria(id + name, { hint, error }) },
  };
}

interface TextFieldProps extends FieldProps {
  value: string | number | null | undefined;
  /** If more than one, the field is a textarea. */
  rows?: number;
  /** The language of the text, if it is not English. */
  lang?: string | undefined;
  type?: 'text' | 'number' | 'email' | 'password' | 'datetime-local';
  /** Further attributes of the input. */
  input?: React.InputHTMLAttributes<HTMLInputElement> & { 'data-begin'?: '' };
}

/** A field for one line of text, or for several. */
export function TextField(props: TextFieldProps) {
  const { value, rows = 1, type = 'text', lang, input, ...field } = props;
  const { id, error, entered, aria } = useField(field);
  const defaultValue = entered?.get(field.name) ?? value ?? '';
  // A screen reader needs the language of the site's texts if the back-office is in another language.
  const common = {
    ...aria,
    lang: lang ?? langOfContent(),
    defaultValue,
    className: inputLook,
  };
  return (
    <FieldFrame id={id} error={error} {...said(field)}>
      {rows > 1 ? (
        <textarea rows={rows} required={field.required} {...common} />
      ) : (
        <input type={type} required={field.required} autoComplete="off" {...common} {...input} />
      )}
    </FieldFrame>
  );
}

export interface Choice {
  value: string | number;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  value: string | number | null | undefined;
  choices: Choice[];
}

/** A select of fixed choices. */
export function SelectField({ value, choices, ...field }: SelectFieldProps) {
  const { id, error, entered, aria } = useField(field);
  const defaultValue = entered?.get(field.name) ?? value ?? '';
  return (
    <FieldFrame id={id} error={error} {...said(field)}>
      <select {...aria} required={field.required} defaultValue={defaultValue} className={inputLook}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Chooses Active or Inactive; the default is Active. */
export const StatusField = ({ value = 'Active' }: { value: string | undefined }) => (
  <SelectField
    name="status"
    label={t('Status')}
    value={value}
    choices={(['Active', 'Inactive'] as const).map((one) => ({ value: one, label: t(one) }))}
  />
);

/** A hidden field beside checkboxes: it tells a form with none ticked from a form without the checkboxes. */
export const EmptyChoiceField = ({ name }: { name: string }) => (
  <input type="hidden" name={name} value="" />
);

interface CheckboxFieldProps extends FieldProps {
  checked: boolean;
  /** Called when the box is ticked or cleared, to show or hide other fields. */
  onSwitch?: (on: boolean) => void;
}

/** A single checkbox. */
export function CheckboxField({ checked, onSwitch, ...field }: CheckboxFieldProps) {
  const { id, error, entered, aria } = useField(field);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(() => {
    if (box.current && isFieldChanged(box.current)) onSwitch?.(box.current.checked);
  });
  return (
    <div>
      <label
        htmlFor={id}
        className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11"
      >
        <EmptyChoiceField name={field.name} />
        <input
          ref={box}
          type="checkbox"
          value="on"
          defaultChecked={entered ? entered.getAll(field.name).includes('on') : checked}
          onChange={(event) => onSwitch?.(event.currentTarget.checked)}
          className="size-4.5"
          {...aria}
        />
        {translate(field.label)}
      </label>
      <ErrorText id={id} text={error} />
      {field.hint && (
        <div id={`${id}-hint`} className="text-muted text-sm">
          {said(field).hint}
        </div>
      )}
    </div>
  );
}

interface CheckboxListProps extends FieldProps {
  chosen: readonly (number | string)[];
  choices: { id: number | string; name: string }[];
  /** Shown if there is nothing to choose. */
  none?: string;
}

/** Checkboxes for any number of records, languages or options. */
export function CheckboxList({ chosen, choices, none, ...field }: CheckboxListProps) {
  const { name, label, hint } = said(field);
  const { id, error, entered } = useField(field);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {choices.length === 0 && <p className="text-muted text-sm">{none}</p>}
      <Checkboxes
        name={name}
        choices={choices}
        ticked={entered?.getAll(name) ?? chosen.map(String)}
        errorId={error && `${id}-error`}
      />
      <ErrorText id={id} text={error} />
      {hint && <div className="text-muted text-sm">{hint}</div>}
    </fieldset>
  );
}

interface CheckboxesProps extends Pick<CheckboxListProps, 'name' | 'choices'> {
  ticked?: readonly string[];
  /** The id of the checkboxes' error text. */
  errorId?: string | undefined;
}

/** The checkboxes of a list. The caller puts a fieldset around them. */
export const Checkboxes = ({ name, choices, ticked = [], errorId }: CheckboxesProps) => (
  <>
    <EmptyChoiceField name={name} />
    <div className="flex max-h-56 flex-wrap gap-x-5 gap-y-1 overflow-y-auto border border-line bg-white p-2.5 empty:hidden">
      {choices.map((choice) => (
        <Tick
          key={choice.id}
          inline
          name={name}
          value={choice.id}
          defaultChecked={ticked.includes(String(choice.id))}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
        >
          {choice.name}
        </Tick>
      ))}
    </div>
  </>
);
