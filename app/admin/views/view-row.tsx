import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import type { SavedView } from '#domain/saved-views/saved-views.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { ViewName } from './view-name.tsx';

interface ViewRowProps {
  view: SavedView;
  action: string;
  to: string;
  /** Whether the list now shows this view. */
  isShown: boolean;
  onChosen: () => void;
}

/** A saved view: a link to the list, Rename and Delete. */
export function ViewRow({ view, action, to, isShown, onChosen }: ViewRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isNaming, setNaming] = useState(false);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !isNaming) row.current?.querySelector('a')?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  useFocusFallback(row, ({ parentElement }) =>
    parentElement?.parentElement?.querySelector('input'),
  );
  const close = () => setNaming(false);
  const { run, busy, refusal } = useOperation(({ ok }) => ok && close(), { action });
  return (
    <li ref={row} className="flex items-center justify-between gap-2 py-1">
      {isNaming ? (
        <div className="flex-1 py-2">
          <ViewName
            label={t('New name')}
            name={view.name}
            errors={refusal?.errors}
            onNamed={(name) => run('rename', { id: view.id, name })}
          >
            <Button onClick={close} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button look="primary" type="submit" disabled={busy}>
              {t('Rename')}
            </Button>
          </ViewName>
        </div>
      ) : (
        <>
          <Link
            to={to}
            onClick={onChosen}
            aria-current={isShown || undefined}
            className="wrap-anywhere inline-flex min-h-9 items-center underline-offset-4 hover:underline aria-[current]:font-medium pointer-coarse:min-h-11"
          >
            {view.name}
          </Link>
          <span className="flex shrink-0">
            <Button
              compact
              look="quiet"
              aria-label={t('Rename {name}', { name: view.name })}
              onClick={() => setNaming(true)}
            >
              {t('Rename')}
            </Button>
            <Button
              compact
              look="quiet"
              aria-label={t('Delete {name}', { name: view.name })}
              // Not `disabled`, because a disabled button loses the focus.
              aria-disabled={busy}
              onClick={() => run('delete', { id: view.id })}
            >
              {t('Delete')}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
