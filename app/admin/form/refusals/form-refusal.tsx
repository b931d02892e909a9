import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../../actions/action-result.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { detailsOf, ErrorPanel } from './error-panel.tsx';

type Conflict = NonNullable<Refusal['conflict']>;

/** Holds the version of the record that a form edits. Like the fields, it does not change when data is reloaded. */
export function useVersion(initial: number | undefined) {
  const [version, setVersion] = useState(initial);
  const [seen, setSeen] = useState<[name: string, value: string][]>([]);
  return {
    /** The value of the form's hidden field `version`. */
    version,
    setVersion,
    /** The data to send: the form's content with the hidden fields of the last conflict. */
    dataOf(form: HTMLFormElement): FormData {
      const data = new FormData(form);
      for (const [name, value] of seen) data.set(name, value);
      return data;
    },
    /** Adopts the version of the conflict, so that this save and later ones overwrite the other person's changes. */
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

/** Shows why a form was not saved: a newer version by someone else, or what went wrong. */
export function FormRefusal({ refusal, form, busy, overwrite, takeTheirs }: FormRefusalProps) {
  if (!refusal) return null;
  const { conflict } = refusal;
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
      <ErrorPanel details={detailsOf(refusal)} />
    </>
  );
}
