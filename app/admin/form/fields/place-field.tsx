import type { Fields } from '#domain/records/kind-fields.ts';
import { RecordField } from './record-field.tsx';

interface PlaceFieldProps {
  fields: Fields & { display_order: object };
  value: number | null | undefined;
  isNew: boolean;
  hint?: string;
}

/** The field for a record's place in its list. An untouched place does not overwrite a newer one. */
export function PlaceField({ fields, value, isNew, hint }: PlaceFieldProps) {
  return (
    <>
      <RecordField fields={fields} name="display_order" value={value} hint={hint} />
      <input type="hidden" name="display_order_before" defaultValue={isNew ? '' : (value ?? '')} />
    </>
  );
}
