import { useState } from 'react';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { Tick } from '#app/ui/fields/tick.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { RecordChoice, RecordChoices } from '#domain/records/record-choices.ts';
import { EmptyChoiceField } from '../form/fields/form-fields.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { typedNameField, useRecordSearch } from './record-search.ts';

interface RecordPickerProps {
  /** The name of the field; it must end in _ids. */
  name: string;
  label: string;
  /** The label of the search box, which is shown for a long list. */
  search: string;
  chosen: number[];
  /** The records offered before a search, including the chosen ones. */
  offered: RecordChoices;
  /** Shown if there is nothing to choose. */
  none: string;
}

const mostShown = 50;

/** Checkboxes to choose several of very many records: shows the chosen ones and those found by the search. */
export function RecordPicker({ name, label, search, none, ...props }: RecordPickerProps) {
  const { offered } = props;
  const { entered, errorOf } = useFormState();
  const isHydrated = useHydrated();
  const remote = useRecordSearch();
  const chosen = entered ? entered.getAll(name).filter(Boolean).map(Number) : props.chosen;
  const [picked, setPicked] = useState<RecordChoice[]>([]);
  const [text, setText] = useState(entered?.get(typedNameField(name)) ?? '');
  const wanted = text.trim().toLowerCase();
  const isPart = offered.more > 0;
  const found = isPart && wanted !== '' && remote.found ? remote.found : undefined;
  const stored = offered.choices.filter(({ value }) => chosen.includes(value));
  const others = (found ?? offered).choices.filter(
    ({ value, label }) =>
      !chosen.includes(value) && (found !== undefined || label.toLowerCase().includes(wanted)),
  );
  const offeredNow = others.slice(0, mostShown);
  // A ticked record keeps its place while it is in the results, and stays shown when the search changes.
  const pickedBefore = picked.filter(
    ({ value }) => !offeredNow.some((other) => other.value === value),
  );
  const shown = [...stored, ...pickedBefore, ...offeredNow];
  const left = others.length - offeredNow.length + (found ?? offered).more;
  const error = errorOf(name);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{translate(label)}</legend>
      <EmptyChoiceField name={name} />
      {offered.choices.length === 0 && <p className="text-muted text-sm">{translate(none)}</p>}
      {offered.choices.length + offered.more > mostShown && (
        <input
          type="search"
          // Without scripts, the server adds the record with this name.
          name={isPart && !isHydrated ? typedNameField(name) : undefined}
          aria-invalid={error ? true : undefined}
          aria-label={translate(search)}
          placeholder={translate(search)}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (isPart) remote.search(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // Enter in the search box must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={inputLook}
        />
      )}
      <div className="flex max-h-48 flex-wrap gap-x-5 gap-y-1 overflow-y-auto border border-line bg-white p-2.5 empty:hidden">
        {shown.map((choice) => (
          <Tick
            key={choice.value}
            inline
            name={name}
            value={choice.value}
            defaultChecked={
              chosen.includes(choice.value) || picked.some(({ value }) => value === choice.value)
            }
            onChange={(event) => {
              const without = picked.filter(({ value }) => value !== choice.value);
              const isTicked = event.currentTarget.checked && !chosen.includes(choice.value);
              setPicked(isTicked ? [...without, choice] : without);
            }}
          >
            {choice.label}
          </Tick>
        ))}
      </div>
      {error && <p className="text-danger text-sm">{translate(error)}</p>}
      {isPart && (
        <noscript>
          <p className="text-muted text-sm">
            {t('Enter a full name or a slug above to add another.')}
          </p>
        </noscript>
      )}
      {left > 0 && (
        <p role="status" className="text-muted text-sm">
          {t('{count} more: search to find them.', { count: left })}
        </p>
      )}
    </fieldset>
  );
}
