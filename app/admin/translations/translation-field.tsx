import type { ComponentProps } from 'react';
import type { TranslatableField } from '#domain/kinds/kinds.ts';
import { TextField } from '../form/form-fields.tsx';

interface TranslationFieldProps extends Omit<ComponentProps<typeof TextField>, 'rows'> {
  field: TranslatableField;
}

/** The field for a translation, of the kind and height that its original needs. */
export const TranslationField = ({ field: { rows = 1 }, ...input }: TranslationFieldProps) => (
  <TextField {...input} rows={rows} />
);
