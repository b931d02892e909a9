import {
  createContext,
  type InputEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { z } from 'zod';
import { focusInvalid } from '#app/ui/fields/focus-invalid.ts';
import { type FormErrors, parseForm } from '#domain/forms/form-values.ts';
import type { Success } from '../../actions/action-result.ts';

/** The state of a form that its fields use. */
export interface FormState {
  /** A prefix that makes the ids of fields unique in the page. */
  id: string;
  errorOf(name: string): string | undefined;
  errorsOf(name: string): string[];
  /** A field calls `changed` after a change for which the browser fires no input event. */
  changed(name: string): void;
  /** A field calls `accept` when its current value has been stored, so that the field no longer counts as unsaved. */
  accept(names: readonly string[]): void;
  /** The refused values of a form that was sent without JavaScript. The fields show them again. */
  entered: URLSearchParams | undefined;
  /** Whether the form has unsaved changes. */
  dirty: boolean;
  /** How often the form was changed. */
  changes: number;
  /** Access to the form for further actions on its content, such as planning it. */
  whole?: {
    data(): FormData;
    /** Whether a save is running. */
    saving: boolean;
    /** Checks the form and shows errors at the fields; true if it may be sent. */
    check(): boolean;
    /** Saves the form with some values changed, unless its check finds errors. */
    save(change: (data: FormData) => void): void;
    /** Closes the form after its content was saved in another way, such as a plan. */
    saved(result: Success): void;
  };
  /** Reads the record again and restarts the form with it; undefined if the form has no record. */
  reload?: () => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around a field. Throws if the field is outside a form. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('a field outside its form');
  return state;
}

/** The form's content as one string, to detect changes. */
export const snapshot = (form: HTMLFormElement): string => contentOf(new FormData(form));

/** The data of a form as one string. */
export function contentOf(data: FormData): string {
  return JSON.stringify(
    [...data]
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : `${value.name}:${value.size}`,
      ]),
  );
}

/** The snapshot of the form with its initial values, before anything was entered. */
function initialSnapshot(form: HTMLFormElement): string {
  const pristine = form.cloneNode(true) as HTMLFormElement;
  pristine.reset();
  return snapshot(pristine);
}

/** A snapshot without some fields. */
const without = (taken: string, names: readonly string[]): string =>
  JSON.stringify(JSON.parse(taken).filter(([name]: [string]) => !names.includes(name)));

/** Writes number fields as the schema reads them, such as 7 for '07'. */
function showAsRead(form: HTMLFormElement, schema: z.ZodObject): void {
  const parsed = parseForm(schema, new FormData(form));
  for (const [name, value] of Object.entries(parsed.ok ? parsed.value : {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'number') field.value = `${value}`;
  }
}

/**
 * Checks a form by the server's schema: on submit, and after that on every input. Focuses the first
 * invalid field, or else the panel that explains the refusal. An error from the server disappears when its
 * field changes.
 */
export function useFormCheck(
  schema: z.ZodObject,
  refusal: { errors?: FormErrors | undefined } | undefined,
) {
  const given = refusal?.errors;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [fixed, setFixed] = useState<{ given: FormErrors | undefined; names: string[] }>({
    given,
    names: [],
  });
  const [strict, setStrict] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [changes, setChanges] = useState(0);
  const initial = useRef('');
  const sent = useRef('');
  const focusWanted = useRef(false);

  useEffect(() => {
    if (!ref.current) return;
    initial.current = initialSnapshot(ref.current);
    setDirty(snapshot(ref.current) !== initial.current);
  }, []);
  const checkAgain = useEffectEvent(() => {
    if (!ref.current) return;
    setDirty(snapshot(ref.current) !== initial.current);
    if (!strict) return;
    const parsed = parseForm(schema, new FormData(ref.current));
    setErrors(parsed.ok ? {} : parsed.errors);
  });
  // Check after the render, because a field may send a value from an input that React has to render first.
  useEffect(() => {
    if (changes > 0) checkAgain();
  }, [changes]);
  useEffect(() => {
    if (refusal) focusWanted.current = true;
  }, [refusal]);
  useEffect(() => {
    if (!focusWanted.current) return;
    const invalid = ref.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-details]',
    );
    // Wait for a later render: a field cannot take the focus while a save disables it or while its tab is hidden.
    if (!invalid || invalid.matches(':disabled') || !invalid.checkVisibility()) return;
    focusWanted.current = false;
    focusInvalid(invalid);
    // The label is above the field, where the head of the dialog may cover it.
    (invalid as HTMLInputElement).labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });

  const fixedNames = fixed.given === given ? fixed.names : [];
  const shown: FormErrors = { ...errors };
  for (const [name, messages] of Object.entries(given ?? {})) {
    if (!fixedNames.includes(name)) shown[name] ??= messages;
  }
  const changed = (name: string): void => {
    // Set `dirty` now and not after the render, so that leaving with the next key press already asks.
    if (ref.current) setDirty(snapshot(ref.current) !== initial.current);
    setFixed({ given, names: [...fixedNames, name] });
    setChanges((count) => count + 1);
  };
  return {
    ref,
    dirty,
    /** The number of fields with an error. */
    problems: Object.entries(shown).filter(([name, texts]) => name !== '' && texts.length > 0)
      .length,
    onInput: ({ target }: InputEvent<HTMLFormElement>) =>
      changed((target as EventTarget as HTMLInputElement).name),
    /** The part of FormContext that this hook provides. */
    fields: {
      errorOf: (name: string) => shown[name]?.[0],
      errorsOf: (name: string) => shown[name] ?? [],
      changed,
      changes,
      accept(names: readonly string[]): void {
        if (!ref.current || initial.current === '') return;
        const now = snapshot(ref.current);
        if (without(now, names) === without(initial.current, names)) initial.current = now;
      },
    },
    /** Checks the form and shows its errors; true if it may be sent. */
    check(): boolean {
      if (!ref.current) return false;
      const parsed = parseForm(schema, new FormData(ref.current));
      setStrict(true);
      setErrors(parsed.ok ? {} : parsed.errors);
      focusWanted.current = !parsed.ok;
      sent.current = snapshot(ref.current);
      return parsed.ok;
    },
    /** Call it after a save. Changes since the form was sent stay unsaved; otherwise `clears` empties the form. */
    settle({ clears }: { clears: boolean }): void {
      const form = ref.current;
      if (!form) return;
      if (snapshot(form) !== sent.current) initial.current = sent.current;
      else {
        if (clears) form.reset();
        else showAsRead(form, schema);
        initial.current = snapshot(form);
      }
      setDirty(snapshot(form) !== initial.current);
    },
  };
}
