import { useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, fieldAria } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { useFocusInvalid } from '#app/ui/fields/use-focus-invalid.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { useOperation } from '../actions/use-operation.ts';
import { DiscardDialog } from '../form/discard-dialog.tsx';

interface RestoreButtonProps {
  label: string;
  values: Record<string, number>;
  /** The address to post to, if another screen has the action. */
  action?: string;
  /** Whether restoring would lose unsaved changes of the surrounding form; then the button asks first. */
  losesWork?: boolean;
  onRestored?: () => void;
}

/** Restores a record or version. If another record has taken its slug, it asks for a new one above the button. */
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
  const refused = result && !result.ok ? result.errors?.slug?.[0] : undefined;
  const error = refused && translate(refused);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  useFocusInvalid(field, result);
  return (
    <>
      {error && (
        <div ref={field} className="w-56">
          <FieldFrame id={id} label={t('New slug')} error={error}>
            <input
              {...fieldAria(id, { error })}
              value={slug}
              onChange={(event) => setSlug(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter would submit the surrounding form.
                event.preventDefault();
                press();
              }}
              className={inputLook}
            />
          </FieldFrame>
        </div>
      )}
      <Button compact disabled={busy} onClick={press}>
        {label}
      </Button>
      {asking && (
        <DiscardDialog
          onClose={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            restore();
          }}
        />
      )}
    </>
  );
}
