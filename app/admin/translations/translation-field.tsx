import type { ComponentProps } from 'react';
import type { TranslatableField } from '#domain/kinds/kinds.ts';
import { TextField } from '../form/fields/form-fields.tsx';
import { RichTextField } from '../form/fields/rich-text-field.tsx';

interface TranslationFieldProps extends Omit<ComponentProps<typeof TextField>, 'rows'> {
  field: TranslatableField;
  /** Whether a dialog opens with the focus in a text with HTML, and not on the buttons beside its label. */
  begins?: boolean;
}

/** The field for a translation, of the kind and height that its original needs. */
export function TranslationField({ field, begins = false, ...input }: TranslationFieldProps) {
  const { rows = 1, isHtml } = field;
  return isHtml ? (
    <RichTextField {...input} rows={rows} begins={begins} />
  ) : (
    <TextField {...input} rows={rows} />
  );
}
