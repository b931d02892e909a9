import { Button } from '#app/ui/button.tsx';
import { joinSentences } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { DemoCounts } from '#domain/demo-removal/demo-records.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { binKeepsThem } from '../deletion/deletion-texts.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import { changedText, countedKinds, removeDemo, totalOf } from './demo-content-texts.ts';

/** Asks whether the demo content is to be removed, and what happens to changed records. */
export function RemoveDemoDialog({ demo, onClose }: { demo: DemoCounts; onClose: () => void }) {
  const { onSubmit, busy } = useOperation(onClose, { action: '/admin/demo-content' });
  const total = totalOf(demo);
  return (
    <Dialog
      title={t(removeDemo)}
      description={t(
        total === 1
          ? 'Are you sure you want to delete {count} record of the demo?'
          : 'Are you sure you want to delete {count} records of the demo?',
        { count: total },
      )}
      onClose={onClose}
    >
      <form
        method="post"
        action="/admin/demo-content"
        className="flex flex-col gap-4 text-sm"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="remove" />
        <p>{t('They are {records}.', { records: countedKinds(demo) })}</p>
        {demo.changed > 0 && (
          <fieldset>
            <legend className="mb-1 font-medium">{changedText(demo.changed)}</legend>
            {[
              { value: 'keep', label: t('Keep these') },
              { value: 'remove', label: t('Remove these, too') },
            ].map(({ value, label }) => (
              <label
                key={value}
                className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="changed"
                  value={value}
                  defaultChecked={value === 'keep'}
                  className="size-4.5 shrink-0"
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <p className="text-ink-soft">
          {joinSentences([t('Languages, accounts and settings stay.'), translate(binKeepsThem)])}
        </p>
        <DialogButtons onCancel={onClose} busy={busy}>
          <Button look="danger" type="submit" disabled={busy}>
            {busy ? t('Removing...') : t('Remove')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
