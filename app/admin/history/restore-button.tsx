import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/fields/field-frame.tsx';
import { useOperation } from '../actions/use-operation.ts';
import { DiscardDialog } from '../form/discard-dialog.tsx';

interface RestoreButtonProps {
  label: string;
  values: Record<string, number>;
  /** Where to send it, unless to this screen. */
  action?: string;
  /** Whether restoring loses what is entered in the form around it: then it asks first. */
  losesWork?: boolean;
  onRestored?: () => void;
}

/** Restores a record; where another one has its slug by now, it asks for a new one beside the button. */
export function RestoreButton({
  label,
  values,
  action,
  losesWork = false,
  onRestored,
}: RestoreButtonProps) {
  const [slug, setSlug] = useState('');
  const [asking, setAsking] = useState(false);
  const { run, busy, result } = useOperation(({ ok }) => ok && onRestored?.(), {
    ...(action === undefined ? {} : { action }),
  });
  const restore = () => run('restore', { ...values, slug });
  const press = () => (losesWork ? setAsking(true) : restore());
  const needsSlug = result && !result.ok && result.errors?.slug;
  return (
    <>
      {needsSlug && (
        <input
          aria-label="New slug"
          aria-invalid="true"
          placeholder="New slug"
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the form around it.
            event.preventDefault();
            press();
          }}
          className={`${inputLook} w-48`}
        />
      )}
      <Button compact disabled={busy} onClick={press}>
        {label}
      </Button>
      {asking && (
        <DiscardDialog
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            restore();
          }}
        />
      )}
    </>
  );
}
