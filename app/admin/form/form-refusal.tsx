import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../actions/action-result.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { ErrorPanel } from './error-panel.tsx';

type Conflict = NonNullable<Refusal['conflict']>;

/** The version of the record that a form edits. It stays, like the fields, when the record is read again. */
export function useVersion(initial: number | undefined) {
  const [version, setVersion] = useState(initial);
  const [seen, setSeen] = useState<[name: string, value: string][]>([]);
  return {
    /** For the form's hidden field. */
    version,
    setVersion,
    /** What the form sends. */
    dataOf(form: HTMLFormElement): FormData {
      const data = new FormData(form);
      for (const [name, value] of seen) data.set(name, value);
      return data;
    },
    /** The next save overwrites what the conflict showed, and so does each one after it. */
    overwrite(conflict: Conflict): void {
      flushSync(() => {
        setVersion(conflict.version);
        setSeen(Object.entries(conflict.seen ?? {}));
      });
    },
  };
}

interface FormRefusalProps {
  refusal: Refusal | undefined;
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  overwrite: (conflict: Conflict) => void;
  takeTheirs: () => void;
}

/** Why a form was not saved: the newer version of someone else, or what went wrong. */
export function FormRefusal({ refusal, form, busy, overwrite, takeTheirs }: FormRefusalProps) {
  if (!refusal) return null;
  const { conflict, errors, details = [] } = refusal;
  return (
    <>
      {conflict && (
        <ConflictPanel
          differences={conflict.differences}
          busy={busy}
          onTakeTheirs={takeTheirs}
          onKeepMine={() => {
            overwrite(conflict);
            form.current?.requestSubmit();
          }}
        />
      )}
      <ErrorPanel details={[...(errors?.[''] ?? []), ...details]} />
    </>
  );
}
