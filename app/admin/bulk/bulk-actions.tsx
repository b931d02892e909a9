import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { hasStatus } from '#domain/kinds/kinds.ts';
import { useOperation } from '../actions/use-operation.ts';
import { binKeepsThem } from '../deletion/deletion-texts.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import { closedSearch } from '../screen/screen-address.ts';
import { bulkFailures, countedRecords } from './bulk-texts.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { SetFieldDialog } from './set-field-dialog.tsx';
import type { Selection } from './use-selection.ts';

interface BulkActionsProps {
  selection: Selection<SelectedRow>;
  bar: RefObject<HTMLElement | null>;
}

/** The actions on the selected rows. */
export function BulkActions({ selection, bar }: BulkActionsProps) {
  const { kind, categories, count, found, isAllFound, onPage, clear } = selection;
  const finding = useFound(kind, selection.selectFound);
  const [asked, ask] = useState<'delete' | 'categorise' | 'set field'>();
  useFocusFallback(bar, ({ parentElement }) =>
    parentElement?.querySelector(':scope > .listing [data-select] input'),
  );
  const { run, busy } = useOperation(
    ({ ok }) => {
      ask(undefined);
      if (ok) clear();
    },
    { action: `/admin/bulk/${kind}` },
  );
  const send = (intent: string, values: Record<string, string> = {}) =>
    run(intent, { ...values, ...selection.chosen() });
  const close = () => ask(undefined);
  const action = (word: string, onClick: () => void): ReactNode => (
    <Button compact aria-disabled={busy || finding.busy} onClick={onClick}>
      {word}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {onPage === 'all' &&
          !isAllFound &&
          found > count &&
          action(t('Select all {count} found', { count: found }), finding.start)}
        {hasStatus(kind) && action(t('Activate'), () => send('activate'))}
        {hasStatus(kind) && action(t('Deactivate'), () => send('deactivate'))}
        {categories &&
          ('texts' in categories || categories.records.length > 0) &&
          action(t('Set Category…'), () => ask('categorise'))}
        {action(t('Set Field…'), () => ask('set field'))}
        {action(t('Delete'), () => ask('delete'))}
        {action(t('Clear'), clear)}
      </div>
      {asked === 'categorise' && categories && (
        <CategoryDialog
          categories={categories}
          description={t('For {records}.', { records: countedRecords(kind, count) })}
          busy={busy}
          onClose={close}
          onChosen={(values) => send('categorise', values)}
        />
      )}
      {asked === 'set field' && (
        <SetFieldDialog
          kind={kind}
          count={count}
          rows={selection.chosen().rows}
          onClose={close}
          onSet={clear}
        />
      )}
      {asked === 'delete' && (
        <Dialog
          title={t('Confirm Deletion')}
          description={t('Are you sure you want to delete {records}?', {
            records: countedRecords(kind, count),
          })}
          onClose={close}
        >
          <p className="mb-5 text-ink-soft text-sm">{translate(binKeepsThem)}</p>
          <DialogButtons onCancel={close} busy={busy}>
            <Button look="danger" onClick={() => send('delete')} disabled={busy}>
              {busy ? t('Deleting...') : t('Delete')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

/** Reads on demand every row that the list finds, so that the bulk edit can name each of them. */
function useFound(kind: string, onFound: (rows: readonly SelectedRow[]) => void) {
  const { search } = useLocation();
  const fetcher = useFetcher<SelectedRow[] | null>();
  // The fetcher reloads after an operation; data that was not asked for must not change the selection.
  const wanted = useRef(false);
  const receive = useEffectEvent((rows: SelectedRow[] | null) => {
    if (!wanted.current) return;
    wanted.current = false;
    if (rows) onFound(rows);
    else showToast('error', translate(bulkFailures.found));
  });
  const { data } = fetcher;
  useEffect(() => {
    if (data !== undefined) receive(data);
  }, [data]);
  return {
    busy: fetcher.state !== 'idle',
    start() {
      wanted.current = true;
      void fetcher.load(`/admin/bulk/${kind}${closedSearch(search)}`);
    },
  };
}
