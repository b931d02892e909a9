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
import { type FormErrors, parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../actions/action-result.ts';

/** What the fields of a form need to know of it. */
export interface FormState {
  /** Makes ids of fields unique in the page. */
  id: string;
  errorOf(name: string): string | undefined;
  errorsOf(name: string): string[];
  /** A field calls it when it changes in a way that the browser fires no input event for. */
  changed(name: string): void;
  /** What was entered into the form that this page refuses: it stands there again. */
  entered: URLSearchParams | undefined;
  /** Whether something is entered that is not saved. */
  dirty: boolean;
  /** The form itself, for what else can be done with what is entered, such as planning it. */
  whole?: {
    data(): FormData;
    /** Whether it may be sent; says at its fields why not. */
    check(): boolean;
    /** Closes it: what is entered is kept elsewhere. */
    saved(result: Extract<ActionResult, { ok: true }>): void;
  };
  /** Reads the record anew and begins the form with it; absent where there is no record. */
  reload?: () => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a field; throws for a field outside of one. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('a field outside its form');
  return state;
}

/** The form's content in one string, to tell whether it was changed. */
export function snapshot(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : `${value.name}:${value.size}`,
      ]),
  );
}

/** The same of the form as it came, before anything was entered. */
function snapshotAsItCame(form: HTMLFormElement): string {
  const asItCame = form.cloneNode(true) as HTMLFormElement;
  asItCame.reset();
  return snapshot(asItCame);
}

/** Numbers as the schema reads them. */
function showAsRead(form: HTMLFormElement, schema: z.ZodObject): void {
  const parsed = parseForm(schema, new FormData(form));
  for (const [name, value] of Object.entries(parsed.ok ? parsed.value : {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'number') field.value = `${value}`;
  }
}

/**
 * Checks a form by the server's own schema: on submit, then on every input. Focuses the first
 * invalid field, else what explains the refusal. An error that the server answered goes when its
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
    initial.current = snapshotAsItCame(ref.current);
    setDirty(snapshot(ref.current) !== initial.current);
  }, []);
  const lookAgain = useEffectEvent(() => {
    if (!ref.current) return;
    setDirty(snapshot(ref.current) !== initial.current);
    if (!strict) return;
    const parsed = parseForm(schema, new FormData(ref.current));
    setErrors(parsed.ok ? {} : parsed.errors);
  });
  // After the render: a field may hold what it sends in an input that is rendered.
  useEffect(() => {
    if (changes > 0) lookAgain();
  }, [changes]);
  useEffect(() => {
    if (refusal) focusWanted.current = true;
  }, [refusal]);
  useEffect(() => {
    if (!focusWanted.current) return;
    const invalid = ref.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-details]',
    );
    // Until the save has ended its field is disabled.
    if (!invalid || invalid.matches(':disabled')) return;
    focusWanted.current = false;
    invalid.focus();
  });

  const fixedNames = fixed.given === given ? fixed.names : [];
  const shown: FormErrors = { ...errors };
  for (const [name, messages] of Object.entries(given ?? {})) {
    if (!fixedNames.includes(name)) shown[name] ??= messages;
  }
  const changed = (name: string): void => {
    // At once: whoever leaves with the very next key is asked.
    if (ref.current) setDirty(snapshot(ref.current) !== initial.current);
    setFixed({ given, names: [...fixedNames, name] });
    setChanges((count) => count + 1);
  };
  return {
    ref,
    dirty,
    onInput: ({ target }: InputEvent<HTMLFormElement>) =>
      changed((target as EventTarget as HTMLInputElement).name),
    /** What its fields find in FormContext. */
    fields: {
      errorOf: (name: string) => shown[name]?.[0],
      errorsOf: (name: string) => shown[name] ?? [],
      changed,
    },
    /** Whether the form may be sent. */
    check(): boolean {
      if (!ref.current) return false;
      const parsed = parseForm(schema, new FormData(ref.current));
      setStrict(true);
      setErrors(parsed.ok ? {} : parsed.errors);
      focusWanted.current = !parsed.ok;
      sent.current = snapshot(ref.current);
      return parsed.ok;
    },
    /**
     * What was sent is saved, and stands as it was read; with `clears` the form is empty again. What was
     * entered since it was sent stays, unsaved.
     */
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
