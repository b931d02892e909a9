import type { ComponentProps } from 'react';
import type { Field, Fields } from '#domain/records/kind-words.ts';
import { TextField } from './form-fields.tsx';

interface RecordFieldProps<Described extends Fields>
  extends Omit<ComponentProps<typeof TextField>, 'label' | 'name'> {
  /** The fields of the record's kind. */
  fields: Described;
  name: keyof Described & string;
}

/** A field of a record as its kind describes it: one line of text, several lines, or a number. */
export function RecordField<Described extends Fields>({
  fields,
  name,
  ...more
}: RecordFieldProps<Described>) {
  const { label, required, rows, isNumber }: Field = fields[name] ?? { label: name };
  return (
    <TextField
      name={name}
      label={label}
      required={required ?? false}
      rows={rows ?? 1}
      {...(isNumber && { type: 'number', input: { min: 0, step: 1 } })}
      {...more}
    />
  );
}
