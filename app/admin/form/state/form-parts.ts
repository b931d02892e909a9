import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Refusal } from '../../actions/action-result.ts';
import { partsField } from '../../actions/parts-field.ts';

/** What a tab contributes to the form of a record. */
export interface FormPart {
  dirty: boolean;
  /** The number of errors that the tab shows. */
  problems: number;
  /** Checks the entered values and shows errors; true if the tab may be sent. */
  check(): boolean;
  /** The form fields that the tab sends while it is dirty. The record's own fields have none: they are always sent. */
  entries?(): Iterable<[name: string, value: FormDataEntryValue]>;
}

type Shown = Readonly<Record<string, Pick<FormPart, 'dirty' | 'problems'>>>;

interface FormParts {
  /** The key of the tab that is shown. */
  at: string;
  /** The refusals of the last save, by tab. */
  refusals: Readonly<Record<string, Refusal>> | undefined;
  join(key: string, part: FormPart): void;
  leave(key: string): void;
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/** Whether the tab is shown, and the refusal of its content by the last save. */
export function useFormTab(key: string) {
  const { at, refusals } = useTabs();
  return { isShown: at === key, refusal: refusals?.[key] };
}

/** Makes a tab take part in the form around it. */
export function useFormPart(key: string, part: FormPart): void {
  const { join, leave } = useTabs();
  // A layout effect runs before the next key press, so that Escape already asks about unsaved changes.
  useLayoutEffect(() => join(key, part));
  useEffect(() => () => leave(key), [leave, key]);
}

function useTabs(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('a tab outside its form');
  return parts;
}

/** The parts of a form: one for each tab that has been opened. */
export function useFormParts() {
  const parts = useRef(new Map<string, FormPart>());
  const [shown, setShown] = useState<Shown>({});
  const join = useCallback((key: string, part: FormPart) => {
    parts.current.set(key, part);
    const { dirty, problems } = part;
    setShown((former) =>
      former[key]?.dirty === dirty && former[key]?.problems === problems
        ? former
        : { ...former, [key]: { dirty, problems } },
    );
  }, []);
  const leave = useCallback((key: string) => {
    parts.current.delete(key);
    setShown(({ [key]: _, ...others }) => others);
  }, []);
  return {
    ...{ join, leave },
    dirty: Object.values(shown).some(({ dirty }) => dirty),
    /** Whether another tab than this one has unsaved changes. */
    dirtyBeside: (tab: string) =>
      Object.entries(shown).some(([key, { dirty }]) => dirty && key !== tab),
    problemsOf: (key: string) => shown[key]?.problems ?? 0,
    /** Checks all parts. Answers the keys of those that may not be sent. */
    check: () => [...parts.current].flatMap(([key, part]) => (part.check() ? [] : [key])),
    /** Adds the form fields of the changed parts to `data`. */
    addTo(data: FormData): FormData {
      for (const [key, part] of parts.current) {
        if (!part.dirty || !part.entries) continue;
        data.append(partsField, key);
        for (const [name, value] of part.entries()) data.append(name, value);
      }
      return data;
    },
  };
}
