import type { ComponentProps } from 'react';
import type { Field, Fields } from '#domain/records/kind-fields.ts';
import { TextField } from './form-fields.tsx';
import { RichTextField } from './rich-text-field.tsx';

interface RecordFieldProps<Described extends Fields>
  extends Omit<ComponentProps<typeof TextField>, 'label' | 'name'> {
  /** The fields of the record's kind. */
  fields: Described;
  name: keyof Described & string;
}

/** A field of a record as its kind describes it: one line of text, several lines, rich text, or a number. */
export function RecordField<Described extends Fields>({
  fields,
  name,
  ...more
}: RecordFieldProps<Described>) {
  const {
    label,
    required = false,
    rows = 1,
    isNumber,
    isHtml,
  }: Field = fields[name] ?? {
    label: name,
  };
  const Shown = isHtml ? RichTextField : TextField;
  return (
    <Shown
      name={name}
      label={label}
      required={required}
      rows={rows}
      {...(isNumber && { type: 'number', input: { min: 0, step: 1 } })}
      {...more}
    />
  );
}
