import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { SavedView } from '#domain/saved-views/saved-views.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ViewName } from './view-name.tsx';
import { ViewRow } from './view-row.tsx';
import { viewSearch } from './view-search.ts';
import { viewFailures } from './view-texts.ts';

interface ViewsDialogProps {
  kind: CatalogueKind;
  onClose: () => void;
}

/** The saved views of a list: opens, renames and deletes them, and saves the list as it is shown. */
export function ViewsDialog({ kind, onClose }: ViewsDialogProps) {
  const { pathname, search } = useLocation();
  const action = `/admin/views/${kind}`;
  const { load, data: views } = useFetcher<SavedView[] | null>();
  useEffect(() => {
    void load(action);
  }, [load, action]);
  const body = useRef<HTMLDivElement>(null);
  const isLoaded = views !== undefined;
  useEffect(() => {
    if (isLoaded) body.current?.querySelector<HTMLElement>('a, input')?.focus();
  }, [isLoaded]);
  // The count is a key: after each save the field is a new one, and empty.
  const [saves, setSaves] = useState(0);
  const { run, busy, refusal } = useOperation(({ ok }) => ok && setSaves((count) => count + 1), {
    action,
  });
  const query = viewSearch(search);
  return (
    <Dialog title={t('Views')} onClose={onClose}>
      <div ref={body}>
        {views === undefined && <p className="text-ink-soft">{t('Loading views...')}</p>}
        {views === null && <p className="text-danger">{translate(viewFailures.load)}</p>}
        {views?.length === 0 && (
          <p className="mb-4 text-ink-soft text-sm">
            {t(
              'No view of this list is saved. A view keeps search, filters, order and columns. Only you see it.',
            )}
          </p>
        )}
        {views && views.length > 0 && (
          <ul
            aria-label={t('Saved views')}
            className="mb-5 divide-y divide-line border-line border-y"
          >
            {views.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                action={action}
                to={pathname + view.query}
                isShown={view.query === query}
                onChosen={onClose}
              />
            ))}
          </ul>
        )}
        {views && (
          <ViewName
            key={saves}
            label={t('Name of the view')}
            hint={t('Keeps the list as it is shown now. A view with the same name is replaced.')}
            errors={refusal?.errors}
            onNamed={(name) => run('save', { name, query })}
          >
            <Button look="primary" type="submit" disabled={busy}>
              {busy ? t('Saving...') : t('Save View')}
            </Button>
          </ViewName>
        )}
      </div>
    </Dialog>
  );
}
