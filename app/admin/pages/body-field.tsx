import { t } from '#domain/staff-words/t.ts';
import { RichTextField } from '../form/fields/rich-text-field.tsx';

interface BodyFieldProps {
  name: string;
  label: string;
  value: string | null;
}

/** The field for the text of a block, which may contain simple HTML. */
export function BodyField(props: BodyFieldProps) {
  return (
    <RichTextField
      {...props}
      rows={5}
      hint={t(
        'An empty line begins a paragraph. Simple HTML such as <b>, <a> and <ul> is allowed.',
      )}
    />
  );
}
