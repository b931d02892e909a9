import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/field-frame.tsx';
import { useOperation } from '../actions/use-operation.ts';

interface RestoreButtonProps {
  label: string;
  values: Record<string, number>;
  /** Where to send it, unless to this screen. */
  action?: string;
  onRestored?: () => void;
}

/** Restores a record; where another one has its slug by now, it asks for a new one beside the button. */
export function RestoreButton({ label, values, action, onRestored }: RestoreButtonProps) {
  const [slug, setSlug] = useState('');
  const { run, busy, result } = useOperation(({ ok }) => ok && onRestored?.(), {
    ...(action === undefined ? {} : { action }),
  });
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
          className={`${inputLook} w-48`}
        />
      )}
      <Button compact disabled={busy} onClick={() => run('restore', { ...values, slug })}>
        {label}
      </Button>
    </>
  );
}
