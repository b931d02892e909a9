import { useState } from 'react';
import { inputLook } from '#app/ui/field-frame.tsx';
import type { Choice } from './form-fields.tsx';
import { useFormState } from './form-state.ts';

interface RecordPickerProps {
  /** It ends in _ids. */
  name: string;
  label: string;
  /** What the box says that narrows a long list. */
  search: string;
  chosen: number[];
  choices: Choice[];
  /** Said when there is nothing to choose. */
  none: string;
}

const mostShown = 50;

/** Any number of records out of very many: the chosen ones always, of the others those searched for. */
export function RecordPicker({ name, label, search, choices, none, ...stored }: RecordPickerProps) {
  const { entered } = useFormState();
  const chosen = entered ? entered.getAll(name).map(Number) : stored.chosen;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const others = choices.filter(
    (choice) =>
      !chosen.includes(Number(choice.value)) && choice.label.toLowerCase().includes(wanted),
  );
  // One that was ticked stays where it is until the search changes, and is kept when it does.
  const kept = choices.filter(
    ({ value }) => chosen.includes(Number(value)) || picked.has(Number(value)),
  );
  const shown = [...new Set([...kept, ...others.slice(0, mostShown)])];
  const left = others.filter((choice) => !shown.includes(choice)).length;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium text-sm">{label}</legend>
      {choices.length === 0 && <p className="text-muted text-sm">{none}</p>}
      {choices.length > mostShown && (
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Searching is not saving.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={inputLook}
        />
      )}
      <div className="flex max-h-48 flex-wrap gap-x-5 gap-y-1 overflow-y-auto border border-line bg-white p-2.5 empty:hidden">
        {shown.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(Number(choice.value))}
              onChange={(event) => {
                const next = new Set(picked);
                if (event.currentTarget.checked) next.add(Number(choice.value));
                else next.delete(Number(choice.value));
                setPicked(next);
              }}
              className="size-4.5"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {left > 0 && (
        <p role="status" className="text-muted text-sm">
          {`${left.toLocaleString('en')} more: search to find them.`}
        </p>
      )}
    </fieldset>
  );
}
