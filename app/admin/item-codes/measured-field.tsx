import { type ComponentProps, useState } from 'react';
import { readAs } from '#domain/finder/read-as.ts';
import {
  type ItemCodeFieldName,
  itemCodeFields,
} from '#domain/products/item-codes/item-code-fields.ts';
import { RecordField } from '../form/fields/record-field.tsx';

type MeasuredFieldProps = Pick<ComponentProps<typeof RecordField>, 'value'> & {
  name: ItemCodeFieldName;
};

/** A field whose text the finder reads as a number. The hint shows what it reads. */
export function MeasuredField({ name, value }: MeasuredFieldProps) {
  const [text, setText] = useState(String(value ?? ''));
  const hint = readAs(name, text);
  return (
    <RecordField
      fields={itemCodeFields}
      name={name}
      value={value}
      input={{ onInput: ({ currentTarget }) => setText(currentTarget.value) }}
      {...(hint && { hint })}
    />
  );
}
