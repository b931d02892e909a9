import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFieldChanged, useEarlyInput } from '#app/ui/fields/early-input.ts';
import { FieldFrame } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t } from '#domain/admin-words/t.ts';
import type { RecordChoice, RecordChoices } from '#domain/records/record-choices.ts';
import { type FieldProps, useField } from '../form/fields/form-fields.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { typedNameField, useRecordSearch } from './record-search.ts';

interface RecordSearchFieldProps extends FieldProps {
  /** The id of the chosen record, which must be one of `offered`. */
  value: number | null | undefined;
  offered: RecordChoices;
}

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A `SelectField` for very many records: a combobox with matches. Without JavaScript the typed text names the record.
 */
export function RecordSearchField(props: RecordSearchFieldProps) {
  const { value, offered, ...field } = props;
  const { id, error, entered, aria } = useField(field);
  const chosen = entered?.get(field.name) ?? String(value ?? '');
  const { found = offered, search } = useRecordSearch();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  const { changed } = useFormState();
  const [key, setKey] = useState(chosen);
  const list = useRef<HTMLDivElement>(null);
  const choices = found?.choices ?? [];
  const active = isOpen ? choices[at] : undefined;
  const optionId = (choice: RecordChoice) => `${id}-${choice.value}`;

  useEarlyInput(() => {
    if (isFieldChanged(box.current)) setKey('');
  });
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const take = (choice: RecordChoice) => {
    setKey(String(choice.value));
    changed(field.name);
  };
  const choose = (choice: RecordChoice) => {
    if (box.current) box.current.value = choice.label;
    take(choice);
    setOpen(false);
  };
  const open = () => {
    if (isOpen) return;
    setAt(-1);
    setOpen(true);
    search(key === '' ? (box.current?.value ?? '') : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (isOpen) setAt(Math.min(Math.max(at + step, 0), choices.length - 1));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      const wanted = active ?? (choices.length === 1 ? choices[0] : undefined);
      if (wanted) choose(wanted);
    } else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  const close = () => {
    setOpen(false);
    const written = box.current?.value ?? '';
    const [named, another] = choices.filter(({ label }) => same(label, written));
    if (key === '' && named && !another) take(named);
  };

  const saying = found ? foundText(found) : t('The search is not responding. Please try again.');
  return (
    <FieldFrame id={id} error={error} {...field}>
      <div className="relative">
        <input
          {...aria}
          ref={box}
          name={typedNameField(field.name)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active && optionId(active)}
          aria-required={field.required}
          autoComplete="off"
          placeholder={t('Search by name')}
          defaultValue={
            entered?.get(typedNameField(field.name)) ??
            offered.choices.find((choice) => String(choice.value) === chosen)?.label
          }
          className={inputLook}
          onClick={open}
          onInput={(event) => {
            setKey('');
            setAt(-1);
            setOpen(true);
            search(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <input type="hidden" name={field.name} value={key} />
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-20 border border-line-strong bg-white shadow-lg">
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={t('Choices')}
              className="max-h-52 overflow-y-auto"
            >
              {choices.map((choice) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
                <div
                  key={choice.value}
                  id={optionId(choice)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={choice === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-4 px-2.5 text-sm hover:bg-paper-deep aria-selected:bg-paper-deep pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 wrap-anywhere">{choice.label}</span>
                  <span className="max-w-1/2 shrink-0 truncate text-muted">{choice.note}</span>
                </div>
              ))}
            </div>
            <p aria-hidden="true" className="px-2.5 py-2 text-muted text-sm">
              {saying}
            </p>
          </div>
        )}
        <p role="status" className="sr-only">
          {isOpen && saying}
        </p>
        <noscript>
          <p className="text-muted text-sm">{t('Enter the full name or the slug.')}</p>
        </noscript>
      </div>
    </FieldFrame>
  );
}

function foundText({ choices, more }: RecordChoices): string {
  if (more > 0) return t('{count} more: type more of the name to find them.', { count: more });
  return choices.length === 0 ? t('Nothing found') : t('{count} found', { count: choices.length });
}
