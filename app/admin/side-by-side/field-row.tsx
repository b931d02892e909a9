import { useId } from 'react';
import type { Language } from '#domain/languages/language.ts';
import { cellName } from '#domain/translations/translation-form.ts';
import type { FieldConflict } from '../actions/action-result.ts';
import { useFormState } from '../form/state/form-state.ts';
import { OriginalText } from '../translations/original-text.tsx';
import { fieldLabel } from '../translations/translation-texts.ts';
import type { ShownField } from './shown-translations.server.ts';
import { TranslationInput } from './translation-input.tsx';

interface FieldRowProps {
  field: ShownField;
  chosen: Language[];
  /** The language that a telephone shows alone; '' for all. A field with an error is shown in any case. */
  only: string;
  /** The heading level of the row. */
  heading?: 'h2' | 'h3';
  conflicts: Record<string, FieldConflict> | undefined;
}

/**
 * The classes by the number of chosen languages: `row` for the original and its translations, `languages` for these.
 */
const columns = [
  '',
  { row: 'xl:grid-cols-2', languages: '' },
  { row: 'xl:grid-cols-[1fr_2fr]', languages: 'xl:grid-cols-2' },
  { row: 'xl:grid-cols-[1fr_3fr]', languages: 'xl:grid-cols-3' },
] as const;

/** One text of a record: the original on the left, its translations beside it. */
export function FieldRow(props: FieldRowProps) {
  const { field, chosen, only, heading: Heading = 'h2', conflicts } = props;
  const id = useId();
  const { errorOf } = useFormState();
  const look = columns[Math.min(chosen.length, 3)] || columns[1];
  return (
    <section
      aria-labelledby={id}
      className={`mb-4 grid items-start gap-4 border border-line bg-white p-4 *:min-w-0 md:grid-cols-2 ${look.row}`}
    >
      <div>
        <Heading id={id} className="mb-1 font-medium text-sm">
          {fieldLabel(field.label)}
        </Heading>
        <OriginalText>{field.original}</OriginalText>
      </div>
      <div className={`grid items-start gap-4 *:min-w-0 ${look.languages}`}>
        {field.cells.map((cell, at) => (
          <div
            key={cell.code}
            className={
              only && only !== cell.code && !errorOf(cellName(field.name, cell.code))
                ? 'max-md:hidden'
                : ''
            }
          >
            <TranslationInput
              field={field}
              cell={cell}
              language={chosen[at]?.name ?? cell.code}
              conflict={conflicts?.[cellName(field.name, cell.code)]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
